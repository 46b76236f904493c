import type { Departure, DepartureBoard } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isLocalDate } from '@muara/contract/rules';
import { useClient } from '@/lib/app-context.ts';
import { today } from '@/lib/dates.ts';
import { errorText } from '@/lib/errors.ts';
import { formatCount } from '@/lib/money.ts';
import { Button } from '@/ui/button.tsx';
import { DateField } from '@/ui/date-field.tsx';
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
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('date') ?? '';
  const date = isLocalDate(chosen) ? chosen : '';
  const choose = (day: string): void =>
    setSearch(day === '' || day === today() ? {} : { date: day }, { replace: true });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(departuresQuery(client, date));
  return (
    <>
      <PageTitle
        title={text.title}
        sub={<span role="status">{data ? summaryOf(data) : '\u00a0'}</span>}
        actions={
          <>
            <DateField label={text.date} name="date" value={date || (data?.date ?? today())} onChange={choose} />
            {date === '' ? null : (
              <Button kind="plain" onClick={() => choose('')}>
                {text.today}
              </Button>
            )}
          </>
        }
      />
      {data ? (
        <Board board={data} stale={isPlaceholderData} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton rows={8} />
      )}
    </>
  );
}

function Board({ board, stale }: { board: DepartureBoard; stale: boolean }) {
  const departed = board.departures.filter(({ state }) => state === 'departed');
  const next = board.departures.filter(({ state }) => state !== 'departed');
  if (board.departures.length === 0) return <EmptyState title={text.empty} text={text.emptyText} />;
  return (
    <>
      {next.length > 0 ? (
        <Departures title={text.now} rows={next} stale={stale} />
      ) : (
        <EmptyState title={text.allDeparted} text={text.allDepartedText} />
      )}
      {departed.length > 0 ? <Departures title={text.departed} rows={departed} stale={stale} departed /> : null}
    </>
  );
}

interface DeparturesProps {
  title: string;
  rows: readonly Departure[];
  stale: boolean;
  departed?: boolean;
}

function Departures({ title, rows, stale, departed = false }: DeparturesProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.surface}>
        <DataTable
          caption={title}
          columns={departureColumns(departed)}
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
