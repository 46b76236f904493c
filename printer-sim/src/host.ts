/* oxlint-disable no-restricted-properties -- this is the clock module of the room */
/** The helper's only access to real time and randomness. */
export interface Host {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms`; returns a function that cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
  /** A number from 0 to below 1. */
  random(): number;
}

export const nodeHost: Host = {
  now: () => Date.now(),
  setTimer(fn, ms) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Resolves after `ms`; rejects with the signal's reason when aborted first. */
export function wait(host: Host, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = host.setTimer(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
}

/** Formats an instant for tray entries: ISO 8601 in Kuala Lumpur time, to the second. */
export function kualaLumpurTime(now: number): string {
  return `${new Date(now + 8 * 60 * 60 * 1000).toISOString().slice(0, 19)}+08:00`;
}
