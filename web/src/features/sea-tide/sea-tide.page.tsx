import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { today } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { ErrorState } from '@/ui/states.tsx';
import styles from './sea-tide.module.css';
import { seaTidesQuery } from './sea-tide.api.ts';
import { seaTideMessages as text } from './sea-tide.messages.ts';
import { TideCalendar } from './tide-calendar.tsx';
import { TidesToCome } from './tides-to-come.tsx';

/** /d/sea-tide (002 §2.8): the dates on which the tide closes a part of the day. */
export default function SeaTidePage() {
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(seaTidesQuery(client));
  const now = data?.today ?? today();
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
