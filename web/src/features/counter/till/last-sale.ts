import type { PrinterType } from '@muara/contract/constants';
import type { SaleResult } from '@/domain/sale/sale.ts';
import { useState } from 'react';
import { kindsOf } from '@/features/counter/papers/paper.ts';

const KEY = 'muara.pos.last-sale';

/** The details of the previous sale that a cashier needs. Amounts in sen. */
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

function lastSaleOf(owner: string, result: SaleResult, papers: PrinterType[]): LastSale {
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

/** Saves the sale for this tab and this shift. `draft.ts` says what happens when storage fails. */
function saveLastSale(storage: Storage, sale: LastSale): void {
  try {
    storage.setItem(KEY, JSON.stringify(sale));
  } catch {
    // Only the button is missing after a reload.
  }
}

function readLastSale(storage: Storage, owner: string): LastSale | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as LastSale | null;
    return kept?.owner === owner && typeof kept.code === 'string' && Array.isArray(kept.papers) ? kept : null;
  } catch {
    return null;
  }
}

/** Returns the previous sale, which survives reloads of this tab, and a function that sets it. */
export function useLastSale(owner: string): [LastSale | null, (result: SaleResult) => void] {
  const [last, setLast] = useState(() => readLastSale(sessionStorage, owner));
  return [
    last,
    (result) => {
      const sale = lastSaleOf(owner, result, kindsOf(result.ticket));
      saveLastSale(sessionStorage, sale);
      setLast(sale);
    },
  ];
}
