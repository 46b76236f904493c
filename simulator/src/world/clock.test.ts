import { describe, expect, test } from 'vitest';
import { createClock, type ClockState, type HostClock } from './clock.ts';
import { parseDuration } from './duration.ts';

const NINE = Date.parse('2026-03-10T09:00:00+08:00');
const HOUR = 3_600_000;

/** A host whose time moves only when the test passes it; timers fire on the way. */
function host(): HostClock & { pass(ms: number): void; waiting(): number } {
  let now = NINE;
  let timers: { at: number; fn: () => void }[] = [];
  return {
    now: () => now,
    setTimer(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { fn } of due) fn();
    },
    waiting: () => timers.length,
  };
}

describe('a clock', () => {
  test('follows the host except while frozen', () => {
    const real = host();
    const clock = createClock(real);
    expect(clock.now()).toBe(NINE);
    clock.freeze(NINE + HOUR);
    real.pass(5_000);
    expect(clock.now()).toBe(NINE + HOUR);
    clock.real();
    expect(clock.now()).toBe(NINE + 5_000);
  });

  test('keeps running ahead when advanced, and stays frozen when advanced while frozen', () => {
    const real = host();
    const clock = createClock(real);
    clock.advance(HOUR);
    real.pass(1_000);
    expect([clock.mode, clock.now()]).toEqual(['offset', NINE + HOUR + 1_000]);
    clock.freeze(NINE);
    clock.advance(HOUR);
    real.pass(1_000);
    expect([clock.mode, clock.now()]).toEqual(['frozen', NINE + HOUR]);
  });

  test('runs due jobs in order, each at its own instant, including jobs scheduled by jobs', () => {
    const clock = createClock(host());
    const ran: [string, number][] = [];
    clock.onJob((job) => {
      ran.push([job.kind, clock.now() - NINE]);
      if (job.kind === 'first') clock.schedule(clock.now() + 2 * HOUR, 'made by first');
    });
    clock.freeze(NINE);
    clock.schedule(NINE + 4 * HOUR, 'last');
    clock.schedule(NINE + HOUR, 'first');
    clock.schedule(NINE + HOUR, 'same time, later made');
    clock.schedule(NINE + 9 * HOUR, 'not yet');
    clock.advance(5 * HOUR);
    expect(ran).toEqual([
      ['first', HOUR],
      ['same time, later made', HOUR],
      ['made by first', 3 * HOUR],
      ['last', 4 * HOUR],
    ]);
    expect(clock.now()).toBe(NINE + 5 * HOUR);
    expect(clock.jobs().map(({ kind }) => kind)).toEqual(['not yet']);
  });

  test('a cancelled job does not run', () => {
    const clock = createClock(host());
    const ran: string[] = [];
    clock.onJob((job) => ran.push(job.kind));
    const id = clock.schedule(NINE + 1, 'hold');
    expect(clock.cancel(id)).toBe(true);
    expect(clock.cancel(id)).toBe(false);
    clock.advance(HOUR);
    expect(ran).toEqual([]);
  });

  test('runs jobs unprompted in real time, but not while frozen or stopped', () => {
    const real = host();
    const clock = createClock(real);
    const ran: string[] = [];
    clock.onJob((job) => ran.push(job.kind));
    clock.schedule(NINE + 1_000, 'hold');
    real.pass(999);
    expect(ran).toEqual([]);
    real.pass(1);
    expect(ran).toEqual(['hold']);
    clock.schedule(NINE + HOUR, 'later');
    clock.freeze(NINE + 2_000);
    expect(real.waiting()).toBe(0);
    clock.real();
    expect(real.waiting()).toBe(1);
    clock.stop();
    expect(real.waiting()).toBe(0);
  });

  test('continues from a restored state', () => {
    const clock = createClock(host());
    clock.freeze(NINE);
    clock.schedule(NINE + HOUR, 'hold', { ticket: 7 });
    const state = JSON.parse(JSON.stringify(clock.state())) as ClockState;
    const other = createClock(host(), state);
    const ran: unknown[] = [];
    other.onJob((job) => ran.push(job.payload));
    other.advance(HOUR);
    expect(ran).toEqual([{ ticket: 7 }]);
    expect(clock.jobs()).toHaveLength(1);
  });

  test('stops an endlessly rescheduling job with an error', () => {
    const clock = createClock(host());
    clock.onJob((job) => clock.schedule(job.at, job.kind));
    clock.schedule(NINE, 'loop');
    expect(() => clock.advance(1)).toThrow('job loop schedules itself without end');
  });

  test('reports a failed job and runs the others', () => {
    const clock = createClock(host());
    const ran: string[] = [];
    const failed: string[] = [];
    clock.onJob(
      ({ kind }) => {
        if (kind === 'broken') throw new Error('a bug');
        ran.push(kind);
      },
      ({ kind }, error) => failed.push(`${kind}: ${String(error)}`),
    );
    clock.freeze(NINE);
    clock.schedule(NINE + 1, 'broken');
    clock.schedule(NINE + 2, 'sound');
    clock.advance(HOUR);
    expect([ran, failed, clock.jobs()]).toEqual([['sound'], ['broken: Error: a bug'], []]);
  });

  test('drops an endlessly rescheduling job and continues daily jobs', () => {
    const clock = createClock(host());
    const failed: string[] = [];
    clock.onJob(
      ({ at, kind }) => kind === 'loop' && clock.schedule(at, kind),
      ({ kind }) => failed.push(kind),
    );
    clock.freeze(NINE);
    clock.scheduleDaily(NINE + HOUR, 'daily');
    clock.schedule(NINE, 'loop');
    clock.advance(30 * HOUR);
    expect(failed).toEqual(['loop']);
    expect(clock.jobs().map(({ at, kind }) => [kind, at - NINE])).toEqual([['daily', 49 * HOUR]]);
  });
});

describe('a daily job', () => {
  const DAY = 24 * HOUR;

  /** A clock at nine with a daily job at ten, and the times at which it ran, in hours after nine. */
  function setup() {
    const time = { now: NINE };
    const clock = createClock({ now: () => time.now, setTimer: () => () => {} });
    const ran: number[] = [];
    clock.onJob(() => ran.push((clock.now() - NINE) / HOUR));
    clock.scheduleDaily(NINE + HOUR, 'daily');
    return { clock, time, ran };
  }

  test('runs once per day', () => {
    const { clock, ran } = setup();
    clock.freeze(NINE);
    clock.advance(2 * DAY);
    clock.advance(HOUR);
    clock.freeze(NINE + 2 * DAY + HOUR);
    expect(ran).toEqual([1, 25, 49]);
  });

  test('runs on the following days when the clock is set before the first run', () => {
    const { clock, ran } = setup();
    clock.freeze(NINE - 300 * DAY);
    clock.advance(2 * DAY);
    expect(ran).toEqual([1 - 300 * 24, 1 - 299 * 24]);
  });

  test('runs on the following days when the clock is set back, and not twice on the current day', () => {
    const { clock, ran } = setup();
    clock.freeze(NINE + 10 * DAY + 3 * HOUR);
    ran.length = 0;
    clock.freeze(NINE + 10 * DAY + 2 * HOUR);
    clock.advance(DAY - 2 * HOUR);
    expect(ran).toEqual([]);
    clock.advance(2 * HOUR);
    expect(ran).toEqual([1 + 11 * 24]);
  });

  test('runs on the following days when the clock is advanced and set back to real time', () => {
    const { clock, time, ran } = setup();
    clock.advance(10 * DAY);
    clock.real();
    ran.length = 0;
    time.now += 2 * DAY;
    clock.runDue();
    expect(ran).toEqual([1, 25]);
  });

  test('is part of the state', () => {
    const { clock } = setup();
    const ran: number[] = [];
    const other = createClock(
      { now: () => NINE, setTimer: () => () => {} },
      JSON.parse(JSON.stringify(clock.state())) as ClockState,
    );
    other.onJob(() => ran.push(1));
    other.advance(3 * DAY);
    expect(ran).toEqual([1, 1, 1]);
  });
});

test.each([
  ['PT30M', 1_800_000],
  ['P1DT2H', 93_600_000],
  ['P2W', 1_209_600_000],
  ['PT1.5S', 1_500],
  ['PT0S', 0],
  ['P', undefined],
  ['PT', undefined],
  ['P1DT', undefined],
  ['P1M', undefined],
  ['-PT1S', undefined],
  ['30', undefined],
])('the duration %s is %s ms', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});
