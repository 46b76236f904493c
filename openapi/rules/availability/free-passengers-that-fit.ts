export interface FreePassengersToFit {
  /** Free tickets that the order earned. */
  free: number;
  /** Paid passengers. */
  passengers: number;
  /** Seats available; null without a limit (open tickets). */
  capacity: number | null;
}

/**
 * Returns how many free tickets fit beside the paid passengers.
 * Paid passengers are never refused because of free tickets: show '{n} of {m} free tickets available'
 * when fewer fit.
 */
export function freePassengersThatFit({ free, passengers, capacity }: FreePassengersToFit): number {
  return capacity === null ? free : Math.min(free, Math.max(0, capacity - passengers));
}
