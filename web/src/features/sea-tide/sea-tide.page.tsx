import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { formatWeekday } from '@/lib/dates.ts';
import { useToday } from '@/lib/use-now.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { ErrorState, EmptyState } from '@/ui/states.tsx';
import styles from './sea-tide.module.css';
import { seaTidesQuery } from './sea-tide.api.ts';
import { seaTideMessages as text } from './sea-tide.messages.ts';
import { TideCalendar } from './tide-calendar.tsx';
import type { SeaTide } from '@muara/contract/types';
import { Panel } from '@/ui/panel.tsx';
import { TideIcon } from './tide-icons.tsx';

/** /d/sea-tide (002 §2.8): the dates on which the tide closes a part of the day. */
export default function SeaTidePage() {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(seaTidesQuery(client));
  const today = useToday();
  const now = data?.today ?? today;
  const toCome = data?.data.filter(({ date }) => date >= now) ?? [];
  return (
    <>
      <PageTitle title={text.title} sub={<span role="status">{data ? text.results(toCome.length) : '\u00a0'}</span>} />
      <p className={styles.explanation}>{text.explanation}</p>
      {data ? (
        <>
          <TideCalendar tides={data.data} today={now} />
          <TidesToCome tides={toCome} />
        </>
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.blank} role="status" aria-busy="true" aria-label={text.loading} />
      )}
    </>
  );
}

/** The upcoming tides as a list. */
function TidesToCome({ tides }: { tides: readonly SeaTide[] }) {
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
