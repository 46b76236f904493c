import { useEffect, useState } from 'react';
import { appState } from './app-state.ts';
import { clock } from './clock.ts';

/** Long enough for the first screen to load its data, even on a slow connection. */
const QUIET_MS = 3000;

/**
 * Runs `run` some time after the page has loaded; returns a function that cancels it.
 * Use it for what the first screen does not need.
 */
export function afterLoad(run: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait);
  const wait = () => {
    cancel = clock.after(QUIET_MS, run);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => cancel();
}

const state = appState(() => ({ hasPassed: false }));

/** Returns whether that time has passed; once true, it stays true. */
export function useAfterLoad(): boolean {
  const [now, setNow] = useState(state.hasPassed);
  useEffect(() => {
    if (now) return undefined;
    return afterLoad(() => {
      state.hasPassed = true;
      setNow(true);
    });
  }, [now]);
  return now;
}
