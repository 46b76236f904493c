import type { Departure, DepartureBoard } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isLocalDate } from '@muara/contract/rules/dates/is-local-date';
import { useClient } from '@/domain/session/client-context.ts';
import { useToday } from '@/lib/use-now.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { formatCount } from '@/lib/format-count.ts';
import { Button } from '@/ui/button.tsx';
import { DateField } from '@/domain/dates/date-field.tsx';
import { DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { departureColumns } from './departure-columns.tsx';
import styles from './departures.module.css';
import { departuresMessages as text } from './departures.messages.ts';
import { departuresQuery } from './trips.api.ts';

/** /d/departures: how full each departure of a day is, who has boarded and who is missing. */
export default function DeparturesPage() {
  const client = useClient();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('date') ?? '';
  const date = isLocalDate(chosen) ? chosen : '';
  const isEmptyShown = search.get('empty') === '1';
  const show = (day: string, empty: boolean): void => {
    const isToday = day === '' || day === today;
    setSearch({ ...(isToday ? {} : { date: day }), ...(empty ? { empty: '1' } : {}) }, { replace: true });
  };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(departuresQuery(client, date));
  return (
    <>
      <PageTitle
        title={text.title}
        sub={<span role="status">{data ? summaryOf(data) : '\u00a0'}</span>}
        actions={
          <>
            <DateField
              label={text.date}
              name="date"
              value={date || (data?.date ?? today)}
              onChange={(day) => show(day, isEmptyShown)}
            />
            {date === '' ? null : (
              <Button kind="plain" className={styles.today} onClick={() => show('', isEmptyShown)}>
                {text.today}
              </Button>
            )}
          </>
        }
      />
      {data ? (
        <Board board={data} stale={isPlaceholderData} empty={isEmptyShown} onEmpty={(empty) => show(date, empty)} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={8} />
      )}
    </>
  );
}

interface BoardProps {
  board: DepartureBoard;
  stale: boolean;
  /** Shows departures without tickets and trips too. */
  empty: boolean;
  onEmpty(empty: boolean): void;
}

function Board({ board: { date, departures }, stale, empty, onEmpty }: BoardProps) {
  const used = departures.filter(({ tickets, trips }) => tickets > 0 || trips.length > 0);
  const shown = empty ? departures : used;
  const departed = shown.filter(({ state }) => state === 'departed');
  const next = shown.filter(({ state }) => state !== 'departed');
  const unused = departures.length - used.length;
  if (departures.length === 0) return <EmptyState title={text.empty} text={text.emptyText} />;
  return (
    <>
      {shown.length === 0 ? <EmptyState title={text.nothingSold} /> : null}
      {next.length > 0 ? <Departures date={date} title={text.now} rows={next} stale={stale} /> : null}
      {departed.length > 0 ? (
        <Departures date={date} title={text.departed} rows={departed} stale={stale} departed />
      ) : null}
      {unused > 0 ? (
        <Button kind="quiet" onClick={() => onEmpty(!empty)}>
          {empty ? text.hideEmpty : text.showEmpty(unused)}
        </Button>
      ) : null}
    </>
  );
}

interface DeparturesProps {
  date: string;
  title: string;
  rows: readonly Departure[];
  stale: boolean;
  departed?: boolean;
}

function Departures({ date, title, rows, stale, departed = false }: DeparturesProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.surface}>
        <DataTable
          caption={title}
          columns={departureColumns(date, departed)}
          rows={rows}
          rowKey={({ jetty_id: jettyId, slot }) => `${jettyId} ${slot}`}
          stale={stale}
        />
      </div>
    </section>
  );
}

function summaryOf({ departures }: DepartureBoard): string {
  const sum = (field: 'sold' | 'boarded' | 'left'): string =>
    formatCount(departures.reduce((total, departure) => total + departure[field], 0));
  return text.summary(sum('sold'), sum('boarded'), sum('left'));
}
