import { BUBBLE_THROTTLE_MS } from '@muara/contract/constants';
import type { RealtimeClock } from './host.ts';

/**
 * Calls `fn` at most once per `intervalMs`: the first time immediately, later ones together at the end
 * of the interval. Used for the bubble counters, fetched at most once per two seconds (000 §7).
 */
export function createThrottle(
  fn: () => unknown,
  { setTimer }: Pick<RealtimeClock, 'setTimer'>,
  intervalMs: number = BUBBLE_THROTTLE_MS,
): { wish(): void; cancel(): void } {
  let cancelTimer: (() => void) | undefined;
  let isWished = false;
  const run = (): void => {
    isWished = false;
    cancelTimer = setTimer(() => {
      cancelTimer = undefined;
      if (isWished) run();
    }, intervalMs);
    void fn();
  };
  return {
    wish() {
      if (cancelTimer) isWished = true;
      else run();
    },
    cancel() {
      cancelTimer?.();
      cancelTimer = undefined;
      isWished = false;
    },
  };
}
