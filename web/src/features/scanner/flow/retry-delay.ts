const DELAYS_MS = [500, 1_000, 2_000, 4_000];

/** Returns the delay before a retry by the number of failures. It grows to at most 4 seconds. */
export function retryDelay(failures: number): number {
  return DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 0;
}
