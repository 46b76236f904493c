export interface FreeHeadsToFit {
  /** Free heads that the order earned. */
  free: number;
  /** Paid heads. */
  heads: number;
  /** Heads that fit in all; null where nothing limits them (open tickets). */
  capacity: number | null;
}

/**
 * The free heads that still fit beside the paid ones. Paid heads are never refused because of free ones: show '{n} of {m}
 * free tickets available' when fewer fit.
 */
export function freeHeadsThatFit({ free, heads, capacity }: FreeHeadsToFit): number {
  return capacity === null ? free : Math.min(free, Math.max(0, capacity - heads));
}
