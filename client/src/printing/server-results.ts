import type { PrintJobStatus } from '@muara/contract/types';
import { ApiError } from '../http/api-error.ts';
import type { PrintQueueDeps } from './deps.ts';
import { CANCELED, failureSaid, UNKNOWN } from './failures.ts';
import type { TryEnd } from './types.ts';
import type { Wait } from './wait.ts';

/** How often the server is asked while the connection stands (a message may be lost), and while it does not. */
const ASK_EVERY_MS = { open: 10_000, away: 2000 } as const;
/** A server that does not answer for so long leaves the end of a job open. */
const GONE_AFTER_MS = 90_000;
/** Ends are kept for a while: one may come before the answer that names its job. */
const KEPT = 100;

export interface ServerResults {
  /** How a job of the server ended; `missed` when its end may have been told before anybody heard. */
  end(serverJob: string, missed?: boolean): Promise<TryEnd>;
  /** Takes over what a call answered about a job. */
  learn(status: PrintJobStatus): void;
  stop(): void;
}

/** What became of the server's jobs: told by the realtime channel, asked for when that was away (000 §7). */
export function createServerResults(
  { calls, realtime, clock }: Pick<PrintQueueDeps, 'calls' | 'realtime' | 'clock'>,
  wait: Wait,
  onLate: (serverJob: string, end: TryEnd) => void,
): ServerResults {
  const known = new Map<string, TryEnd>();
  const wakes = new Set<() => void>();
  const wakeAll = () => wakes.forEach((wake) => wake());

  function learn(serverJob: string, end: TryEnd): void {
    known.set(serverJob, end);
    if (known.size > KEPT) known.delete(known.keys().next().value!);
    wakeAll();
    onLate(serverJob, end);
  }
  const learnStatus = ({ job_id: serverJob, state, error }: PrintJobStatus) => {
    if (state !== 'waiting' && state !== 'printing') learn(serverJob, endOf(state, error));
  };

  /** Until something is told or it is time to ask. */
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
    // What was told meanwhile is missed: everybody asks at once.
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

function endOf(state: TryEnd['state'], error: string | null): TryEnd {
  if (state === 'printed') return { state, failure: null };
  if (state === 'unknown')
    return { state, failure: { ...UNKNOWN.failure!, message: error || UNKNOWN.failure!.message } };
  // A canceled job that has more to say tells how much of it is out.
  if (state === 'canceled')
    return error === null || error === CANCELED.failure?.message
      ? CANCELED
      : { state: 'unknown', failure: { code: 'printer_job_unknown', message: error } };
  return { state, failure: failureSaid(error) };
}
