import type { HostClock } from '../../world/clock.ts';

/** Real time of a page. Browsers may delay timers of a hidden tab; due jobs then run on the next call. */
export const pageClock: HostClock = {
  // The only place where a host reads real time; everything else asks its world.
  // oxlint-disable-next-line eslint/no-restricted-properties
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};
