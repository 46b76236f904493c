import type { TestClock } from '@muara/simulator/testing';

interface Timer {
  at: number;
  run(): void;
  cancel(): void;
}

/**
 * Creates a clock that starts at `start` and runs like a real one: screens animate, lock and expire.
 * A test that must not wait lets time pass.
 */
export function createRunningClock(start: number): TestClock {
  const timers = new Set<Timer>();
  // oxlint-disable-next-line no-restricted-properties -- the real time that passes while a test runs
  const realNow = Date.now;
  let offset = start - realNow();
  const now = () => realNow() + offset;

  const fire = (timer: Timer) => {
    timers.delete(timer);
    timer.cancel();
    timer.run();
  };
  return {
    now,
    setTimer(run, ms) {
      const id = setTimeout(() => fire(timer), ms);
      const timer: Timer = { at: now() + ms, run, cancel: () => clearTimeout(id) };
      timers.add(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    pass(ms) {
      const until = now() + ms;
      const due = () => [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      for (let timer = due(); timer; timer = due()) {
        offset += Math.max(0, timer.at - now());
        fire(timer);
      }
      offset += Math.max(0, until - now());
    },
  };
}
