import type { HostClock } from '../src/world/clock.ts';

/** A host's time that the test advances; timers fire on the way. */
export interface TestClock extends HostClock {
  /** Advances time, firing timers in order. */
  pass(ms: number): void;
}

export function createTestClock(start: number): TestClock {
  let now = start;
  const timers = new Set<{ at: number; fn: () => void }>();
  return {
    now: () => now,
    setTimer(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.fn();
      }
      now = until;
    },
  };
}
