import { ApiError, ERROR_TEXTS } from './api-error.ts';

/** Runs `fn` once after `ms`; returns a function that cancels it. */
export type SetTimer = (fn: () => void, ms: number) => () => void;

/**
 * Waits for `send` until the timeout or cancelation, even if `fetch` ignores its signal.
 * @throws ApiError `timeout` or `aborted`
 */
export async function inTime<T>(
  { signal, timeoutMs, setTimer }: { signal: AbortSignal | undefined; timeoutMs: number; setTimer: SetTimer },
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let takeBack = (): void => {};
  let cancelTimer = (): void => {};
  const ended = new Promise<never>((_, reject) => {
    const end = (kind: 'timeout' | 'aborted'): void => {
      reject(new ApiError(kind, 0, kind, ERROR_TEXTS.timeout));
      abort.abort();
    };
    takeBack = () => end('aborted');
    if (signal?.aborted) return takeBack();
    signal?.addEventListener('abort', takeBack);
    if (timeoutMs !== Infinity) cancelTimer = setTimer(() => end('timeout'), timeoutMs);
  });
  try {
    return await Promise.race(abort.signal.aborted ? [ended] : [ended, send(abort.signal)]);
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', takeBack);
  }
}
