import type { Wait } from './wait.ts';
import { isLost } from './failures.ts';

/** Pauses between attempts of a call whose response was lost. */
const PAUSES_MS = [1000, 3000] as const;

/**
 * Repeats a call that is safe to repeat until it gets a response.
 * @throws the last error when none comes, any refusal immediately
 */
export async function repeatUntilResponse<T>(wait: Wait, call: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await wait(pause);
  }
  return call();
}
