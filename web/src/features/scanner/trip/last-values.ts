import { storage } from '@/lib/storage.ts';
import type { TripValues } from './trip-values.ts';

const keyOf = (userId: number): string => `muara.trip-form.${userId}`;

/** Returns what a person entered in the trip form last on this device. */
export function readLastValues(userId: number): TripValues | null {
  return storage.read(keyOf(userId), isValues);
}

/** Keeps it for the next trip: the same boat leaves again in an hour. */
export function keepLastValues(userId: number, values: TripValues): void {
  storage.set(keyOf(userId), JSON.stringify(values));
}

const NAMES = ['boat_operator_id', 'jetty_id', 'shift', 'time', 'boat_no', 'total_passenger'] as const;

function isValues(value: unknown): value is TripValues {
  const values = (value ?? {}) as Partial<Record<string, unknown>>;
  return NAMES.every((name) => typeof values[name] === 'string');
}
