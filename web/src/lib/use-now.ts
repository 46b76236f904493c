import { useEffect, useState } from 'react';
import { clock } from './clock.ts';

/** Returns the server's time, renewed every `everyMs` and when the clock is set. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.after(everyMs, () => setNow(clock.now())), [now, everyMs]);
  useEffect(() => clock.onSet(() => setNow(clock.now())), []);
  return now;
}
