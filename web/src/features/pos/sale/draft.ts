import type { PosState, SalePackages } from '@muara/contract/types';
import { packageOf } from './catalogue.ts';
import { NO_COUNTS } from './categories.ts';
import { newSale, type Sale } from './sale.ts';

const KEY = 'muara.pos.draft';

/** Drafts belong to one person in one shift; another shift never sees them. */
export function draftOwner(userId: number, pos: PosState | null): string {
  return `${userId}/${pos?.started_at ?? pos?.station ?? 'no-shift'}`;
}

/** Keeps the sale in this tab. Storage that is full or switched off costs the draft, never the sale. */
export function keepDraft(storage: Storage, owner: string, sale: Sale): void {
  try {
    storage.setItem(KEY, JSON.stringify({ owner, sale: { ...sale, problem: null } }));
  } catch {
    // The till works without drafts.
  }
}

/** The sale that a reload interrupted, or null when there is none for this owner or the catalogue has moved on. */
export function readDraft(storage: Storage, owner: string, catalogue: SalePackages): Sale | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { owner?: unknown; sale?: Partial<Sale> } | null;
    if (kept?.owner !== owner || typeof kept.sale !== 'object') return null;
    const blank = newSale(catalogue.today);
    const sale: Sale = {
      ...blank,
      ...kept.sale,
      counts: { ...NO_COUNTS, ...kept.sale.counts },
      buyer: { ...blank.buyer, ...kept.sale.buyer },
    };
    if (sale.result !== null) return sale;
    if (sale.packageId !== null && packageOf(catalogue, sale) === null) return null;
    return sale.date !== null && sale.date < catalogue.today ? { ...sale, date: catalogue.today, slot: null } : sale;
  } catch {
    return null;
  }
}
