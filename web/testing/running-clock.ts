import type { TestClock } from '@muara/simulator/testing';

interface Timer {
  at: number;
  run(): void;
  cancel(): void;
}

/** A clock that runs like a real one until it is stopped. */
export interface RunningClock extends TestClock {
  /** Stops it for good, with its timers: time passes when a test says so, however slow the machine is. */
  stop(): void;
}

/**
 * Creates a clock that starts at `start`: screens animate, lock and expire.
 * A test that must not wait lets time pass.
 */
export function createRunningClock(start: number): RunningClock {
  const timers = new Set<Timer>();
  // oxlint-disable-next-line no-restricted-properties -- the real time that passes while a test runs
  const realNow = Date.now;
  let offset = start - realNow();
  let stoppedAt: number | undefined;
  const now = () => stoppedAt ?? realNow() + offset;
  const move = (ms: number) => {
    if (ms <= 0) return;
    if (stoppedAt === undefined) offset += ms;
    else stoppedAt += ms;
  };

  const fire = (timer: Timer) => {
    timers.delete(timer);
    timer.cancel();
    timer.run();
  };
  return {
    now,
    setTimer(run, ms) {
      // What is due at once takes no time, so that a stopped clock does not hold it.
      const id = stoppedAt === undefined || ms <= 0 ? setTimeout(() => fire(timer), ms) : undefined;
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
        move(timer.at - now());
        fire(timer);
      }
      move(until - now());
    },
    stop() {
      stoppedAt = now();
      for (const { at, cancel } of timers) if (at > stoppedAt) cancel();
    },
  };
}
