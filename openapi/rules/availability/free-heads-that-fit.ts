export interface FreeHeadsToFit {
  /** Free tickets that the order earned. */
  free: number;
  /** Paid passengers. */
  heads: number;
  /** Seats available; null without a limit (open tickets). */
  capacity: number | null;
}

/**
 * Returns how many free tickets fit beside the paid passengers.
 * Paid passengers are never refused because of free tickets: show '{n} of {m} free tickets available'
 * when fewer fit.
 */
export function freeHeadsThatFit({ free, heads, capacity }: FreeHeadsToFit): number {
  return capacity === null ? free : Math.min(free, Math.max(0, capacity - heads));
}
