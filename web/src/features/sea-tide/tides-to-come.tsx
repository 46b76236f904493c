import type { SeaTide } from '@muara/contract/types';
import { formatWeekday } from '@/lib/dates.ts';
import { Panel } from '@/ui/panel.tsx';
import { EmptyState } from '@/ui/states.tsx';
import styles from './sea-tide.module.css';
import { seaTideMessages as text } from './sea-tide.messages.ts';
import { TideIcon } from './tide-icons.tsx';

/** The upcoming tides as a list. */
export function TidesToCome({ tides }: { tides: readonly SeaTide[] }) {
  return (
    <Panel title={text.toCome} className={styles.toCome}>
      {tides.length === 0 ? (
        <EmptyState title={text.noData} />
      ) : (
        <ul className={styles.list}>
          {tides.map(({ id, date, session }) => (
            <li key={id} className={styles.tide} data-session={session}>
              <TideIcon session={session} />
              <time dateTime={date} className={styles.date}>
                {formatWeekday(date)}
              </time>
              <span className={styles.what}>
                {text.tides[session]} <span className={styles.effect}>{text.effects[session]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
