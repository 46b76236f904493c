import { clock } from '@/lib/clock.ts';

/** Whether the page is looked at and the browser online, so that asking the server makes sense. */
export const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Runs `run` each time that the page comes back into sight or online. Answers what ends it. */
export function onSeen(run: () => void): () => void {
  const look = () => {
    if (isSeen()) run();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

/** Resolves after `ms`, and not before the page is seen; at once when it is taken back. */
export function seenAfter(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let end = () => {};
    const finish = () => {
      end();
      resolve();
    };
    const endTimer = clock.after(ms, () => {
      if (isSeen()) finish();
      else end = joined(end, onSeen(finish));
    });
    const endAbort = () => signal.removeEventListener('abort', finish);
    signal.addEventListener('abort', finish);
    end = joined(endTimer, endAbort);
    if (signal.aborted) finish();
  });
}

const joined = (one: () => void, other: () => void) => () => {
  one();
  other();
};
