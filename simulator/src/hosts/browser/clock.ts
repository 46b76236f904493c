import type { HostClock } from '../../world/clock.ts';

/** Real time of a page. A browser may fire timers of a hidden tab late; what fell due then runs at the next call. */
export const pageClock: HostClock = {
  // The one place where a host reads real time; everything behind it asks its world.
  // oxlint-disable-next-line eslint/no-restricted-properties
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};
