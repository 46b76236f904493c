import { browserClock } from '@muara/client';

/**
 * How many times faster than on the wall time passes for queues and helpers: their waits are real, but
 * short.
 */
const SPEED = 100;

const STARTED = browserClock.now();

/** A host for helpers, and a clock for queues and realtime connections, of a world in a hurry. */
export const quickHost = {
  now: () => STARTED + (browserClock.now() - STARTED) * SPEED,
  setTimer: (fn: () => void, ms: number): (() => void) => browserClock.setTimer(fn, ms / SPEED),
  random: () => 0.5,
};
