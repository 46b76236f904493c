import { keepOpenTrip, type OpenTrip, readOpenTrip, removeOpenTrip } from '@/domain/trips/open-trip.ts';

/** The trip of one person on this device; other tabs see each change. */
export interface TripStore {
  get(): OpenTrip | null;
  /** Keeps the trip; null removes it. */
  set(trip: OpenTrip | null): void;
  /** Changes the trip, if there is one. */
  change(part: (trip: OpenTrip) => OpenTrip): void;
  subscribe(listener: () => void): () => void;
}

/** Returns the store of a person's trip. It survives a reload, a forced sign-out and a closed tab. */
export function createTripStore(userId: number): TripStore {
  let trip = readOpenTrip(userId);
  const listeners = new Set<() => void>();
  const show = (next: OpenTrip | null) => {
    trip = next;
    for (const listener of listeners) listener();
  };
  const set = (next: OpenTrip | null) => {
    if (next === null) removeOpenTrip(userId);
    else keepOpenTrip(next);
    show(next);
  };
  const readAgain = () => show(readOpenTrip(userId));
  return {
    get: () => trip,
    set,
    change(part) {
      if (trip !== null) set(part(trip));
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', readAgain);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', readAgain);
      };
    },
  };
}
