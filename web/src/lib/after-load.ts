import { useEffect, useState } from 'react';
import { clock } from './clock.ts';

/** Long enough for the first screen to have its data, on a slow line too. */
const QUIET_MS = 3000;

/**
 * Runs `run` some time after the page has loaded; returns a function that cancels it.
 * Use it for what the first screen does not need.
 */
export function late(run: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  const wait = () => {
    cancel = clock.after(QUIET_MS, run);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}

let isLate = false;

/** Returns whether that time has passed; once true, it stays true. */
export function useLate(): boolean {
  const [now, setNow] = useState(isLate);
  useEffect(() => {
    if (now) return undefined;
    return late(() => {
      isLate = true;
      setNow(true);
    });
  }, [now]);
  return now;
}
