import type { Wait } from './wait.ts';
import { isLost } from './failures.ts';

/** Waits between the tries of a call whose answer was lost. */
const PAUSES_MS = [1000, 3000] as const;

/** Makes a call that is safe to repeat until an answer comes. @throws the last error when none does, any refusal at once */
export async function repeat<T>(wait: Wait, call: () => Promise<T>): Promise<T> {
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
