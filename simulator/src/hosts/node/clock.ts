import type { HostClock } from '../../world/clock.ts';

/** Real time. A timer that waits does not keep the process alive. */
export const nodeClock: HostClock = {
  // The one place where a host reads real time; everything behind it asks its world.
  // oxlint-disable-next-line eslint/no-restricted-properties
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
