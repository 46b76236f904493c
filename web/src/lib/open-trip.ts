import { storage } from './storage.ts';

const KEY = 'csa_session';

interface Trip {
  user_id: number;
}

/** Returns whether this browser has an open trip of the scanner for a person (000 §4). A malformed one is removed. */
export function hasOpenTrip(userId: number): boolean {
  const trip = storage.read(KEY, isTrip);
  if (trip === null) storage.remove(KEY);
  return trip?.user_id === userId;
}

function isTrip(value: unknown): value is Trip {
  return typeof value === 'object' && value !== null && typeof (value as { user_id?: unknown }).user_id === 'number';
}
