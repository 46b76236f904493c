import type { PrinterType } from '@muara/contract/constants';
import type { SaleResult } from '@/domain/sale/sale.ts';

const KEY = 'muara.pos.last-sale';

/** What a cashier needs of the sale before this one. Amounts in sen. */
export interface LastSale {
  owner: string;
  code: string;
  receipt: string;
  total: number;
  change: number | null;
  createdAt: string;
  /** What it prints. */
  papers: PrinterType[];
}

export function lastSaleOf(owner: string, result: SaleResult, papers: PrinterType[]): LastSale {
  const { ticket } = result;
  return {
    owner,
    code: ticket.code,
    receipt: ticket._id,
    total: Math.round(ticket.total_amount * 100),
    change: result.change,
    createdAt: ticket.created_at,
    papers,
  };
}

/** Kept for this tab and this shift; see draft.ts for what storage failures cost. */
export function saveLastSale(storage: Storage, sale: LastSale): void {
  try {
    storage.setItem(KEY, JSON.stringify(sale));
  } catch {
    // The button is gone after a reload then, nothing else.
  }
}

export function readLastSale(storage: Storage, owner: string): LastSale | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as LastSale | null;
    return kept?.owner === owner && typeof kept.code === 'string' && Array.isArray(kept.papers) ? kept : null;
  } catch {
    return null;
  }
}
