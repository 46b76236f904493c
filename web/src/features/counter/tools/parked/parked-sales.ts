import { countHeads } from '@muara/contract/rules';
import { passengersOf } from '@/domain/sale/dishes.ts';
import type { Sale } from '@/domain/sale/sale.ts';
import { tillText } from '@/features/counter/till.messages.ts';

const KEY = 'muara.sale.parked';

/** How many sales may wait at one till. */
export const MAX_PARKED_SALES = 10;

/** A sale that waits at this till. */
export interface ParkedSale {
  id: string;
  /** What the cashier called it; '' when nothing. */
  name: string;
  /** When it was parked, an instant. */
  at: string;
  what: string;
  heads: number;
  /** Sen, as it was shown then; null without a package. */
  total: number | null;
  sale: Sale;
}

/** The sale as it is parked. `packageName` and `total` are what the till shows of it now. */
export function parkedOf(
  sale: Sale,
  shown: { id: string; name: string; at: string; packageName: string | null; total: number | null },
): ParkedSale {
  const { id, name, at, packageName, total } = shown;
  const what = sale.dining === null ? (packageName ?? '') : tillText.dishesFor(sale.dining.code);
  return {
    id,
    name: name.trim(),
    at,
    what,
    heads: countHeads(passengersOf(sale)),
    total,
    sale: { ...sale, problem: null },
  };
}

/** What a parked sale is called: the name it was given, or what it is. */
export function nameOf({ name, what }: ParkedSale): string {
  return name === '' ? what : name;
}

/** The sales that wait for one person in one shift, the oldest first; those of another shift are never seen. */
export function readParked(storage: Storage, owner: string): ParkedSale[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { owner?: unknown; sales?: unknown } | null;
    return kept?.owner === owner && Array.isArray(kept.sales) ? kept.sales.filter(isParked) : [];
  } catch {
    return [];
  }
}

/** Keeps the list; false when this browser keeps nothing. */
export function saveParked(storage: Storage, owner: string, sales: readonly ParkedSale[]): boolean {
  try {
    if (sales.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify({ owner, sales }));
    return true;
  } catch {
    return false;
  }
}

function isParked(value: unknown): value is ParkedSale {
  const { id, name, at, sale } = (value ?? {}) as Partial<ParkedSale>;
  return typeof id === 'string' && typeof name === 'string' && typeof at === 'string' && typeof sale === 'object';
}
