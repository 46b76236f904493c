import { useEffect, useState } from 'react';
import { clock } from './clock.ts';
import { today } from './dates.ts';

const DAY_CHECK_MS = 10_000;
const MINUTE_MS = 60_000;

/** Returns the server's time, renewed every `everyMs` and when the clock is set. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.after(everyMs, () => setNow(clock.now())), [now, everyMs]);
  useEffect(() => clock.onSet(() => setNow(clock.now())), []);
  return now;
}

/**
 * Returns the server's time, renewed every minute and when the clock is set.
 * For parts that show how long ago something was.
 */
export const useMinutes = (): number => useNow(MINUTE_MS);

/** Returns today in Kuala Lumpur as `YYYY-MM-DD`, renewed at midnight and when the clock is set. */
export function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const check = () => {
      setDay(today());
      cancel = clock.after(DAY_CHECK_MS, check);
    };
    let cancel = clock.after(DAY_CHECK_MS, check);
    const stop = clock.onSet(() => setDay(today()));
    return () => {
      cancel();
      stop();
    };
  }, []);
  return day;
}
