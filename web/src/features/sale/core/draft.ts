import type { PosState, SalePackages } from '@muara/contract/types';
import { packageOf } from './catalogue.ts';
import { NO_COUNTS } from './categories.ts';
import { isSale } from './is-sale.ts';
import { newSale, type Sale, type SaleSeller } from './sale.ts';

/** Each platform keeps its own: a till and a shop may be open in one tab after the other. */
const keyOf = ({ platform }: SaleSeller): string => `muara.sale.${platform}`;

/** Drafts belong to one person in one shift; another shift never sees them. */
export function draftOwner(userId: number | null, pos: PosState | null): string {
  return `${userId ?? 'visitor'}/${pos?.started_at ?? pos?.station ?? 'no-shift'}`;
}

/** Keeps the sale in this tab. Storage that is full or switched off costs the draft, never the sale. */
export function keepDraft(storage: Storage, owner: string, sale: Sale): void {
  try {
    storage.setItem(keyOf(sale), JSON.stringify({ owner, sale: { ...sale, problem: null } }));
  } catch {
    // The wizard works without drafts.
  }
}

/** The sale that a reload interrupted, or null when there is none for this owner or the catalogue has moved on. */
export function readDraft(
  storage: Storage,
  owner: string,
  catalogue: SalePackages,
  seller: SaleSeller = { platform: 'counter', agentId: null },
): Sale | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(seller)) ?? 'null') as {
      owner?: unknown;
      sale?: Partial<Sale>;
    } | null;
    if (kept?.owner !== owner || typeof kept.sale !== 'object') return null;
    return restoreSale(kept.sale, catalogue, seller);
  } catch {
    return null;
  }
}

/** A kept sale as it stands under this catalogue: today for a day that is over; null when it is none, or its package is gone. */
export function restoreSale(
  kept: Partial<Sale>,
  catalogue: SalePackages,
  seller: SaleSeller = { platform: 'counter', agentId: null },
): Sale | null {
  const blank = newSale(catalogue.today, seller);
  const sale: Sale = {
    ...blank,
    ...kept,
    counts: { ...NO_COUNTS, ...kept.counts },
    buyer: { ...blank.buyer, ...kept.buyer },
  };
  if (sale.platform !== seller.platform || !isSale(sale)) return null;
  if (sale.result !== null) return sale;
  if (sale.packageId !== null && packageOf(catalogue, sale) === null) return null;
  return withoutPast(withoutGone(sale, catalogue), catalogue);
}

/** An agent or a guide who is not offered any more takes their prices along. */
function withoutGone(sale: Sale, { agents, tourguides }: SalePackages): Sale {
  if (sale.platform !== 'counter') return sale;
  const has = (list: readonly { id: number }[], id: number | null) => list.some((party) => party.id === id);
  return {
    ...sale,
    agentId: has(agents, sale.agentId) ? sale.agentId : null,
    guideId: has(tourguides, sale.guideId) ? sale.guideId : null,
  };
}

/** A counter goes on with today; elsewhere another day has to be chosen. */
function withoutPast(sale: Sale, { today }: SalePackages): Sale {
  if (sale.date === null || sale.date >= today) return sale;
  return { ...sale, date: sale.platform === 'counter' ? today : null, slot: null };
}
