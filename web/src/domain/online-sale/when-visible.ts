import { clock } from '@/lib/clock.ts';

/** Whether the page is looked at and the browser online, so that asking the server makes sense. */
export const isVisible = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Runs `run` each time that the page comes back into sight or online. Answers what ends it. */
export function onVisible(run: () => void): () => void {
  const look = () => {
    if (isVisible()) run();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

/** Resolves after `ms`, and not before the page is seen; at once when it is taken back. */
export function visibleAfter(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let end = () => {};
    const finish = () => {
      end();
      resolve();
    };
    const endTimer = clock.after(ms, () => {
      if (isVisible()) finish();
      else end = both(end, onVisible(finish));
    });
    const endAbort = () => signal.removeEventListener('abort', finish);
    signal.addEventListener('abort', finish);
    end = both(endTimer, endAbort);
    if (signal.aborted) finish();
  });
}

const both = (one: () => void, other: () => void) => () => {
  one();
  other();
};
