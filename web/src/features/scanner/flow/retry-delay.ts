const DELAYS_MS = [500, 1_000, 2_000, 4_000];

/** Returns how long to wait before a call is sent again, by how often it has failed: longer each time, at most 4 seconds. */
export function retryDelay(failures: number): number {
  return DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 0;
}
