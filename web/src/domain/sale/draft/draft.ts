import type { PosState, SalePackages } from '@muara/contract/types';
import { packageOf } from '@/domain/sale/catalogue/catalogue.ts';
import { NO_COUNTS } from '@/domain/sale/categories.ts';
import { isSale } from './is-sale.ts';
import { newSale, type Sale, type SaleSeller } from '@/domain/sale/sale.ts';

/** Each platform has a draft of its own: one tab may open a till and then a shop. */
const keyOf = ({ platform }: SaleSeller): string => `muara.sale.${platform}`;

/** The key for the draft of a person whose session has ended, while a visitor uses the tab. */
const asideOf = (seller: SaleSeller): string => `${keyOf(seller)}.aside`;

const VISITOR = 'visitor';
const isVisitor = (owner: string): boolean => owner.startsWith(`${VISITOR}/`);

/** Returns the owner of a draft: one person in one shift. Another shift never sees it. */
export function draftOwner(userId: number | null, pos: PosState | null): string {
  return `${userId ?? VISITOR}/${pos?.started_at ?? 'no-shift'}`;
}

/**
 * Saves the sale in this tab.
 * A visitor sets aside the draft of the person whose session has ended, for their next sign-in. Another person discards
 * it. If storage is full or switched off, only the draft is lost.
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

/** Whether an unfinished order waits in this tab until its owner signs in again. */
export function hasWaitingDraft(storage: Storage, seller: SaleSeller): boolean {
  return [keyOf(seller), asideOf(seller)].some((key) => {
    const kept = readKept(storage, key);
    return kept !== null && !isVisitor(kept.owner) && Boolean(kept.sale.packageId) && !kept.sale.result;
  });
}

/**
 * Returns the sale that a reload or the end of a session interrupted.
 * Null when this owner has none, or the catalogue no longer has its package.
 */
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

/**
 * Returns a saved sale under this catalogue, moved to today when its day is over.
 * Null when it is not a sale, or its package is gone.
 */
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

/** Removes an agent or a tour guide who is no longer offered, and their prices. */
function withoutGone(sale: Sale, { agents, tourguides }: SalePackages): Sale {
  if (sale.platform !== 'counter') return sale;
  const has = (list: readonly { id: number }[], id: number | null) => list.some((item) => item.id === id);
  return {
    ...sale,
    agentId: has(agents, sale.agentId) ? sale.agentId : null,
    guideId: has(tourguides, sale.guideId) ? sale.guideId : null,
  };
}

/** Moves a past day to today at a counter. Elsewhere the buyer must choose another day. */
function withoutPast(sale: Sale, { today }: SalePackages): Sale {
  if (sale.date === null || sale.date >= today) return sale;
  return { ...sale, date: sale.platform === 'counter' ? today : null, slot: null };
}
