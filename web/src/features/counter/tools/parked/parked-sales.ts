import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { passengersOf } from '@/domain/sale/dishes.ts';
import type { Sale } from '@/domain/sale/sale.ts';
import { STORAGE_SUFFIX } from '@/lib/address.ts';
import { tillText } from '@/features/counter/till.messages.ts';

const KEY = `muara.sale.parked${STORAGE_SUFFIX}`;

/** The most sales that can be parked at a till. */
export const MAX_PARKED_SALES = 10;

/** A sale that is parked at this till. */
export interface ParkedSale {
  id: string;
  /** The name that the cashier gave it; '' for none. */
  name: string;
  /** The instant when it was parked. */
  at: string;
  what: string;
  passengers: number;
  /** The total at that time in sen; null without a package. */
  total: number | null;
  sale: Sale;
}

/** Returns the sale to park. `packageName` and `total` are what the till shows now. */
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
    passengers: countPassengers(passengersOf(sale)),
    total,
    sale: { ...sale, problem: null },
  };
}

/** Returns the title of a parked sale: its name, or its content. */
export function nameOf({ name, what }: ParkedSale): string {
  return name === '' ? what : name;
}

/** Returns the parked sales of one person in one shift, oldest first. Other shifts never see them. */
export function readParked(storage: Storage, owner: string): ParkedSale[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as { owner?: unknown; sales?: unknown } | null;
    return kept?.owner === owner && Array.isArray(kept.sales) ? kept.sales.filter(isParked) : [];
  } catch {
    return [];
  }
}

/** Saves the list; false when this browser stores nothing. */
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
