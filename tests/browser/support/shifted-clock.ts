/**
 * The time of the worlds in process too: the jetties are open and no boat that a test sells has left.
 * A fixed day, so that no test fails on some days of the year alone.
 */
const TIME_OF_TESTS = '2026-03-11T10:00';

/**
 * How many milliseconds the clocks of a run are ahead of the machine's, so that tests find the same
 * day and hour whenever they run. `wish` is a time of today, '23:30', or a day with its time,
 * '2028-02-29T08:00', both in Kuala Lumpur.
 */
export function shiftFor(wish = TIME_OF_TESTS): number {
  // oxlint-disable-next-line no-restricted-properties -- the machine's own time is what the clocks are to differ from
  const now = Date.now();
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const at = Date.parse(`${wish.includes('T') ? wish : `${today}T${wish}`}:00+08:00`);
  if (Number.isNaN(at))
    throw new Error(`MUARA_TEST_TIME: '${wish}' is neither such as 23:30 nor such as 2028-02-29T08:00`);
  return at - now;
}

/**
 * Moves the clock of the page or process that runs this.
 * It is given to them as text, so it is self-contained.
 */
export function shiftClock(by: number): void {
  const real = Date;
  const now = () => real.now() + by;
  globalThis.Date = new Proxy(real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}

/** The option of Node that moves the clock of a process before anything else is read. */
export function shiftedProcess(by: number): string {
  return `--import=data:text/javascript,${encodeURIComponent(`(${shiftClock.toString()})(${by})`)}`;
}
