import type { Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format-count.ts';
import styles from './batch-bar.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';

type Batch = Pick<
  Ticket,
  'total_ticket' | 'total_ticket_sold' | 'total_ticket_used' | 'total_ticket_voided' | 'total_ticket_expired'
>;
type Part = keyof typeof text.batchStates;

/** The states of a batch's tickets, as a bar and in numbers (001 §4). */
export function BatchBar({ batch, aside }: { batch: Batch; aside?: ReactNode }) {
  const { total_ticket: total } = batch;
  const parts: [Part, number][] = [
    ['sold', batch.total_ticket_sold],
    ['used', batch.total_ticket_used],
    ['voided', batch.total_ticket_voided],
    ['expired', batch.total_ticket_expired],
  ];
  const available = total - parts.reduce((sum, [, count]) => sum + count, 0);
  const shown: [Part, number][] = [...parts, ['available', Math.max(0, available)]];
  return (
    <div className={styles.batch}>
      <div className={styles.head}>
        <strong>{text.batch}</strong>
        {aside}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(([part, count]) =>
          count === 0 ? null : <span key={part} data-part={part} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className={styles.counts} aria-label={text.batch}>
        <div>
          <dt>{text.batchTotal}</dt>
          <dd>{formatCount(total)}</dd>
        </div>
        {shown.map(([part, count]) => (
          <div key={part}>
            <dt data-part={part}>{text.batchStates[part]}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
