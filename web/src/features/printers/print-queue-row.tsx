import { useState, type ReactNode } from 'react';
import { formatTime } from '@/lib/dates.ts';
import type { PrintState, QueuedPrint } from '@/domain/printing/printing.ts';
import { Button } from '@/ui/button.tsx';
import { CheckIcon, ErrorIcon, InfoIcon, PrinterIcon, VoidIcon } from '@/ui/icons.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { queuedTitle } from './job-title.ts';
import type { PrintDesk } from './print-desk.ts';
import { printersMessages as text } from './printers.messages.ts';
import styles from './print-queue-row.module.css';

const ICONS: Record<PrintState, (props: { size?: number }) => ReactNode> = {
  choosing: InfoIcon,
  waiting: PrinterIcon,
  printing: PrinterIcon,
  printed: CheckIcon,
  failed: ErrorIcon,
  canceled: VoidIcon,
  unknown: ErrorIcon,
};

/** One job of the queue, with what can be done about it. */
export function PrintQueueRow({ job, desk }: { job: QueuedPrint; desk: PrintDesk }) {
  const [running, setRunning] = useState(false);
  const title = queuedTitle(job);
  const Icon = ICONS[job.state];
  const isTicket = job.kind === 'ticket';
  const isUnderWay = job.state === 'waiting' || job.state === 'printing';

  const action = (label: string, run: () => Promise<unknown>, kind: 'plain' | 'quiet' = 'plain') => (
    <Button
      kind={kind}
      size="sm"
      className={styles.action}
      aria-label={text.of(label, title)}
      aria-disabled={running || undefined}
      onClick={async () => {
        if (running) return;
        setRunning(true);
        await run();
        setRunning(false);
      }}
    >
      {label}
    </Button>
  );

  return (
    <li className={styles.row} data-state={job.state}>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.state}>
          {text.state[job.state]}
          {job.state === 'printing' && job.partsTotal > 1 ? `, ${text.parts(job.partsDone, job.partsTotal)}` : null}
        </span>
        {job.state === 'printing' && job.partsTotal > 1 ? (
          <progress className={styles.progress} aria-label={title} value={job.partsDone} max={job.partsTotal} />
        ) : null}
        {job.error && job.state === 'failed' ? <span className={styles.error}>{job.error}</span> : null}
        <Muted as="span" size="sm">
          {[job.printerName, formatTime(new Date(job.at).toISOString())].filter(Boolean).join(' · ')}
        </Muted>
      </div>
      <div className={styles.actions}>
        {isUnderWay ? action(text.cancel, () => desk.cancel(job.id)) : null}
        {job.state === 'unknown' ? (
          <>
            {action(text.itCameOut, () => desk.confirmPrinted(job.id))}
            {isTicket ? action(text.printAgain, () => desk.retry(job.id)) : null}
          </>
        ) : null}
        {(job.state === 'failed' || job.state === 'canceled') && isTicket
          ? action(text.retry, () => desk.retry(job.id))
          : null}
        {isTicket && (job.state === 'failed' || job.state === 'canceled' || job.state === 'unknown')
          ? action(text.printInBrowser, () => desk.printInBrowser(job.id), 'quiet')
          : null}
        {job.needsAttention ? action(text.remove, () => desk.cancel(job.id), 'quiet') : null}
      </div>
    </li>
  );
}
