import type { PrintJobStatus } from '@muara/contract/types';
import { ApiError } from '../http/api-error.ts';
import type { PrintQueueDeps } from './deps.ts';
import { CANCELED, failureFromMessage, UNKNOWN } from './failures.ts';
import type { AttemptResult } from './types.ts';
import type { Wait } from './wait.ts';

/** How often the server is polled while connected (a message may be lost), and while not. */
const ASK_EVERY_MS = { open: 10_000, away: 2000 } as const;
/** When the server is silent this long, the result stays unknown. */
const GONE_AFTER_MS = 90_000;
/** Results are kept for a while: one may arrive before the response that names its job. */
const KEPT = 100;

export interface ServerResults {
  /** Returns the result of a server job; `missed` when it may have been sent before anybody listened. */
  end(serverJob: string, missed?: boolean): Promise<AttemptResult>;
  /** Stores what a call returned about a job. */
  learn(status: PrintJobStatus): void;
  stop(): void;
}

/** Tracks the results of server jobs: pushed by the realtime channel, polled while it is down (000 §7). */
export function createServerResults(
  { calls, realtime, clock }: Pick<PrintQueueDeps, 'calls' | 'realtime' | 'clock'>,
  wait: Wait,
  onLate: (serverJob: string, end: AttemptResult) => void,
): ServerResults {
  const known = new Map<string, AttemptResult>();
  const wakes = new Set<() => void>();
  const wakeAll = () => wakes.forEach((wake) => wake());

  function learn(serverJob: string, end: AttemptResult): void {
    known.set(serverJob, end);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    wakeAll();
    onLate(serverJob, end);
  }
  const learnStatus = ({ job_id: serverJob, state, error }: PrintJobStatus) => {
    if (state !== 'waiting' && state !== 'printing') learn(serverJob, endOf(state, error));
  };

  /** Resolves on a message or when it is time to poll. */
  const nextNews = () => {
    let wake = (): void => undefined;
    const told = new Promise<void>((resolve) => wakes.add((wake = resolve)));
    const isOpen = realtime.state().phase === 'open';
    return Promise.race([told, wait(isOpen ? ASK_EVERY_MS.open : ASK_EVERY_MS.away)]).finally(() => wakes.delete(wake));
  };

  const ends = [
    realtime.on('print-done', ({ job_id, ok, state, error }) =>
      learn(
        job_id,
        endOf(
          state === undefined || state === 'waiting' || state === 'printing' ? (ok ? 'printed' : 'failed') : state,
          error ?? null,
        ),
      ),
    ),
    // Messages in the meantime were missed: all jobs poll immediately.
    realtime.on('connected', wakeAll),
  ];

  return {
    async end(serverJob, missed = false) {
      let heard = clock.now();
      for (let asksNow = missed; ; asksNow = false) {
        const end = known.get(serverJob);
        if (end) return end;
        if (!asksNow) await nextNews();
        if (known.has(serverJob)) continue;
        try {
          learnStatus(await calls.getPrintJob({ params: { job_id: serverJob } }));
          heard = clock.now();
        } catch (error) {
          if (error instanceof ApiError && error.code === 'print_job_not_found') return UNKNOWN;
          if (clock.now() - heard >= GONE_AFTER_MS) return UNKNOWN;
        }
      }
    },
    learn: learnStatus,
    stop: () => ends.forEach((end) => end()),
  };
}

function endOf(state: AttemptResult['state'], error: string | null): AttemptResult {
  if (state === 'printed') return { state, failure: null };
  if (state === 'unknown')
    return { state, failure: { ...UNKNOWN.failure!, message: error || UNKNOWN.failure!.message } };
  // A canceled job with details tells how much of it is out.
  if (state === 'canceled')
    return error === null || error === CANCELED.failure?.message
      ? CANCELED
      : { state: 'unknown', failure: { code: 'printer_job_unknown', message: error } };
  return { state, failure: failureFromMessage(error) };
}
