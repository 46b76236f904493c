import { useSyncExternalStore } from 'react';
import { usePrinters } from '@/domain/printing/printers-context.ts';
import type { QueuedPrint } from '@/domain/printing/printing.ts';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { papersText as text } from '@/features/counter/papers/papers.messages.ts';
import styles from './queue-button.module.css';

const ON_THEIR_WAY: ReadonlySet<QueuedPrint['state']> = new Set(['choosing', 'waiting', 'printing']);

/** Print jobs that are running or need attention. It opens the queue, and is hidden while all is well. */
export function QueueButton() {
  const printers = usePrinters();
  const jobs = useSyncExternalStore(printers.subscribe, printers.jobs);
  const care = jobs.filter(({ needsAttention }) => needsAttention).length;
  const under = jobs.filter(({ state }) => ON_THEIR_WAY.has(state)).length;
  if (care === 0 && under === 0) return null;
  const words = care > 0 ? text.needCare(care) : text.onTheirWay(under);
  return (
    <TillButton kind="plain" aria-label={words} title={words} onClick={printers.showQueue}>
      <span className={styles.count} data-care={care > 0 || undefined} aria-hidden="true">
        {care > 0 ? '!' : under}
      </span>
      <span className={styles.word}>{text.prints}</span>
    </TillButton>
  );
}
