import { REQUEST_TIMEOUT_MS } from '@muara/contract/constants';
import type { Realtime } from '@muara/client/realtime';
import { clock } from '@/lib/clock.ts';

export interface JobResult {
  ok: boolean;
  error: string | null;
}

/** What became of print jobs. A result may arrive before anybody asks for it: the last ones are kept. */
export function followPrintJobs(realtime: Realtime): { result(jobId: string): Promise<JobResult> } {
  const KEPT = 20;
  const results = new Map<string, JobResult>();
  const waiting = new Map<string, (result: JobResult) => void>();
  realtime.on('print-done', ({ job_id, ok, error }) => {
    const result = { ok, error: error ?? null };
    const settle = waiting.get(job_id);
    if (settle) return settle(result);
    results.set(job_id, result);
    const oldest = results.keys().next().value;
    if (results.size > KEPT && oldest !== undefined) results.delete(oldest);
  });
  return {
    result(jobId) {
      const known = results.get(jobId);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const settle = (result: JobResult) => {
          cancel();
          waiting.delete(jobId);
          resolve(result);
        };
        // The server answers for a silent printer; this ends the wait when the server itself is gone.
        const cancel = clock.after(REQUEST_TIMEOUT_MS, () => settle({ ok: false, error: null }));
        waiting.set(jobId, settle);
      });
    },
  };
}
