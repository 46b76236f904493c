import type { HostClock } from '../../world/clock.ts';

/** Real time. A pending timer does not keep the process alive. */
export const nodeClock: HostClock = {
  // The only place where a host reads real time; everything else asks its world.
  // oxlint-disable-next-line eslint/no-restricted-properties
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
