import type { RealtimeClock } from './realtime/host.ts';

/** The client's only access to real time. */
export const systemClock: RealtimeClock = {
  // oxlint-disable-next-line eslint/no-restricted-properties -- this is the clock module of the room
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
};
