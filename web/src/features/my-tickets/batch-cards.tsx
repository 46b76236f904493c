import type { MyBatch } from '@muara/contract/types';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { useMinutes } from '@/lib/use-now.ts';
import styles from './batch-cards.module.css';
import { expiryOf } from './expiry-words.ts';
import { myTicketsMessages as text } from './my-tickets.messages.ts';

interface BatchCardsProps {
  batches: readonly MyBatch[];
  /** The batch that the list shows alone; empty for all. */
  chosen: string;
  onChoose(code: string): void;
}

/** Batches with tickets to hand out, the first to expire first. Pressing one filters the list. */
export function BatchCards({ batches, chosen, onChoose }: BatchCardsProps) {
  if (batches.length === 0) return null;
  return (
    <section aria-label={text.batches} className={styles.section}>
      <h2 className={styles.heading}>{text.batches}</h2>
      <ul className={styles.strip}>
        {batches.map((batch) => (
          <li key={batch.code}>
            <BatchCard
              batch={batch}
              pressed={batch.code === chosen}
              onPress={() => onChoose(batch.code === chosen ? '' : batch.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BatchCard({ batch, pressed, onPress }: { batch: MyBatch; pressed: boolean; onPress(): void }) {
  const { total_ticket: total, total_ticket_sold: sold, total_ticket_used: used } = batch;
  const { total_ticket_voided: voided, total_ticket_expired: expired } = batch;
  const expiry = expiryOf(batch.expired_at, useMinutes());
  const parts = [
    ['sold', text.sold, sold],
    ['used', text.used, used],
    ['voided', text.voided, voided],
    ['expired', text.expired, expired],
  ] as const;
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={pressed}
      title={text.onlyBatch(batch.code)}
      onClick={onPress}
    >
      <span className={styles.line}>
        <span className={styles.package}>{batch.package.name}</span>
        <span className={styles.left}>{text.left(total - sold - used - voided - expired)}</span>
      </span>
      <span className={styles.code}>{batch.code}</span>
      <span className={styles.bar} aria-hidden="true">
        {parts.map(([key, , count]) =>
          count > 0 ? <span key={key} data-part={key} style={{ flexGrow: count }} /> : null,
        )}
        <span data-part="left" style={{ flexGrow: total - sold - used - voided - expired }} />
      </span>
      <span className={styles.figures}>
        <span>
          {text.total} {formatCount(total)}
        </span>
        {parts.map(([key, name, count]) => (
          <span key={key} data-part={key}>
            {name} {formatCount(count)}
          </span>
        ))}
      </span>
      <span className={styles.ends} data-tone={expiry.tone}>
        {expiry.words}
        {batch.expired_at ? ` · ${formatDate(batch.expired_at)}` : ''}
      </span>
    </button>
  );
}
