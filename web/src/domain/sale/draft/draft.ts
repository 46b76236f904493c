import type { PosState, SalePackages } from '@muara/contract/types';
import { packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { isSale } from './is-sale.ts';
import { newSale, type Sale, type SaleSeller } from '@/domain/sale/sale.ts';

/** Each platform keeps its own: a till and a shop may be open in one tab after the other. */
const keyOf = ({ platform }: SaleSeller): string => `muara.sale.${platform}`;

/** Where the draft of a person whose session ended waits, while a visitor uses the tab. */
const asideOf = (seller: SaleSeller): string => `${keyOf(seller)}.aside`;

const VISITOR = 'visitor';
const isVisitor = (owner: string): boolean => owner.startsWith(`${VISITOR}/`);

/** Drafts belong to one person in one shift; another shift never sees them. */
export function draftOwner(userId: number | null, pos: PosState | null): string {
  return `${userId ?? VISITOR}/${pos?.started_at ?? pos?.station ?? 'no-shift'}`;
}

/**
 * Keeps the sale in this tab. A visitor leaves the draft of whose session ended for their next sign-in; another person
 * drops it. Storage that is full or switched off costs the draft, never the sale.
 */
export function saveDraft(storage: Storage, owner: string, sale: Sale): void {
  try {
    const before = readKept(storage, keyOf(sale));
    if (!isVisitor(owner)) storage.removeItem(asideOf(sale));
    else if (before !== null && !isVisitor(before.owner)) storage.setItem(asideOf(sale), JSON.stringify(before));
    storage.setItem(keyOf(sale), JSON.stringify({ owner, sale: { ...sale, problem: null } }));
  } catch {
    // The wizard works without drafts.
  }
}

/** Whether somebody's unfinished order waits in this tab until they sign in again. */
export function hasWaitingDraft(storage: Storage, seller: SaleSeller): boolean {
  return [keyOf(seller), asideOf(seller)].some((key) => {
    const kept = readKept(storage, key);
    return kept !== null && !isVisitor(kept.owner) && Boolean(kept.sale.packageId) && !kept.sale.result;
  });
}

/** The sale that a reload or the end of a session interrupted, or null when there is none for this owner or the catalogue has moved on. */
export function readDraft(
  storage: Storage,
  owner: string,
  catalogue: SalePackages,
  seller: SaleSeller = { platform: 'counter', agentId: null },
): Sale | null {
  const kept = [keyOf(seller), asideOf(seller)]
    .map((key) => readKept(storage, key))
    .find((one) => one?.owner === owner);
  return kept ? restoreSale(kept.sale, catalogue, seller) : null;
}

interface Kept {
  owner: string;
  sale: Partial<Sale>;
}

function readKept(storage: Storage, key: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
    const { owner, sale } = kept ?? {};
    return typeof owner === 'string' && typeof sale === 'object' && sale !== null ? { owner, sale } : null;
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
  const has = (list: readonly { id: number }[], id: number | null) => list.some((item) => item.id === id);
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
