import { clock } from '@/lib/clock.ts';

/** Whether the page is visible and online, so that asking the server makes sense. */
export const isVisible = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Runs `run` each time the page becomes visible or online again. Returns a function that stops it. */
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

/** Resolves after `ms`, once the page is visible; immediately when `signal` aborts. */
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
