import { useEffect, useState, useSyncExternalStore } from 'react';
import { clock } from '@/lib/clock.ts';
import type { QueuedPrint } from '@/domain/printing/printing.ts';
import { Muted } from '@/ui/layout/muted.tsx';
import { Stack } from '@/ui/layout/stack.tsx';
import type { PrintDesk } from './print-desk.ts';
import { PrintQueueRow } from './print-queue-row.tsx';
import { printersMessages as text } from './printers.messages.ts';
import styles from './print-queue-list.module.css';

/** How long an ended job stays among the others. */
const SHOWN_MS = 60_000;

/**
 * The jobs of this browser: waiting, printing, or needing attention.
 * Finished ones collapse after a minute.
 */
export function PrintQueueList({ desk }: { desk: PrintDesk }) {
  const jobs = useSyncExternalStore(desk.subscribe, desk.jobs);
  const now = useNow(jobs);
  const isOver = (job: QueuedPrint) =>
    !job.needsAttention && ['printed', 'canceled', 'failed', 'unknown'].includes(job.state) && now - job.at >= SHOWN_MS;
  const ended = jobs.filter(isOver);
  const others = jobs.filter((job) => !isOver(job));
  return (
    <section className={styles.queue} aria-labelledby="print-queue">
      <h3 id="print-queue" className={styles.heading}>
        {text.queue}
      </h3>
      {jobs.length === 0 ? <Muted size="lg">{text.queueEmpty}</Muted> : null}
      <Rows jobs={others} desk={desk} />
      {ended.length > 0 ? (
        <details className={styles.ended}>
          <summary className={styles.summary}>{text.queueEnded(ended.length)}</summary>
          <Rows jobs={ended} desk={desk} />
        </details>
      ) : null}
    </section>
  );
}

function Rows({ jobs, desk }: { jobs: readonly QueuedPrint[]; desk: PrintDesk }) {
  if (jobs.length === 0) return null;
  return (
    <Stack as="ul" gap="sm">
      {jobs.map((job) => (
        <PrintQueueRow key={job.id} job={job} desk={desk} />
      ))}
    </Stack>
  );
}

/** The time, updated when an ended job should disappear. */
function useNow(jobs: readonly QueuedPrint[]): number {
  const [now, setNow] = useState(() => clock.device());
  useEffect(() => {
    const next = jobs.map(({ at }) => at + SHOWN_MS).filter((at) => at > now);
    const wait = next.length === 0 ? SHOWN_MS : Math.min(...next) - clock.device();
    return clock.after(Math.max(wait, 1000), () => setNow(clock.device()));
  }, [jobs, now]);
  return now;
}
