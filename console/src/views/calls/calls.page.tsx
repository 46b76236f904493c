import type { JournalEntry } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { DownloadIcon } from '@/ui/icons.tsx';
import { DataTable, type Column } from '@/ui/list/data-table.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { appAddress, paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { countOf } from '../../data/count-of.ts';
import { timeOf } from '../../data/moments.ts';
import { useLive } from '../../data/use-live.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { Surface } from '../../parts/surface.tsx';
import { useClosedFocus } from '../../parts/use-opened.ts';
import { CallDetail } from './call-detail.tsx';
import { CallFilters } from './call-filters.tsx';
import { callsQuery, readFilter } from './calls-query.ts';
import styles from './calls.module.css';
import { ExportDialog } from './export.dialog.tsx';
import { NearMisses } from './near-misses.tsx';

const PAGE = 100;

/** The journal of a world, newest first, and one call beside it. */
export function CallsPage({ name }: { name: string }) {
  const [search] = useSearchParams();
  const { id } = useParams();
  const location = useLocation();
  const filter = readFilter(search);
  const [isPaused, setPaused] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const calls = useQuery({ ...callsQuery(useControl(), name, filter), enabled: !isPaused });
  useLive(name, 'call', isPaused ? undefined : calls.data?.written);
  const opened = id === undefined ? null : Number(id);
  const list = useClosedFocus(opened === null ? null : paths.call(name, opened));

  return (
    <>
      <PageTitle
        title="Calls"
        screen={paths.world(name)}
        sub={<Count shown={calls.data?.total} written={calls.data?.written} isPaused={isPaused} />}
        actions={
          <>
            <Button kind="plain" onClick={() => setPaused(!isPaused)}>
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
            <Button kind="plain" icon={<DownloadIcon size={18} />} onClick={() => setExporting(true)}>
              Export…
            </Button>
          </>
        }
      />
      <div className={styles.split} data-open={opened !== null || undefined}>
        <div ref={list} className={styles.list}>
          <Surface dense>
            <CallFilters />
            <Loaded query={calls} rows={10}>
              {({ data, written }) =>
                data.length > 0 ? (
                  <>
                    <DataTable
                      caption="Calls, newest first"
                      columns={COLUMNS}
                      rows={data.toReversed().slice(0, limit)}
                      rowKey={(call) => call.id}
                      rowHref={(call) => paths.call(name, call.id, location.search)}
                    />
                    {data.length > limit ? (
                      <div className={styles.more}>
                        <Button kind="quiet" onClick={() => setLimit(limit + PAGE)}>
                          Show more
                        </Button>
                      </div>
                    ) : null}
                  </>
                ) : written === 0 ? (
                  <NoCalls name={name} />
                ) : (
                  <NearMisses name={name} filter={filter} />
                )
              }
            </Loaded>
          </Surface>
        </div>
        {opened === null ? null : <CallDetail key={opened} name={name} id={opened} />}
      </div>
      {isExporting ? (
        <ExportDialog name={name} written={calls.data?.written ?? 0} onClose={() => setExporting(false)} />
      ) : null}
    </>
  );
}

function Count({ shown, written, isPaused }: { shown?: number; written?: number; isPaused: boolean }) {
  if (shown === undefined || written === undefined) return null;
  return (
    <span role="status">
      {shown.toLocaleString('en')} of {written.toLocaleString('en')}
      {isPaused ? ' · paused' : ' · live'}
    </span>
  );
}

function NoCalls({ name }: { name: string }) {
  return (
    <EmptyState
      title="No calls yet"
      text={
        <>
          Open the app with <em>Open as…</em>, or call an address below <code>{appAddress(name)}</code>. Calls appear
          here as they are handled.
        </>
      }
    />
  );
}

const COLUMNS: Column<JournalEntry>[] = [
  {
    key: 'at',
    title: 'Time',
    cell: ({ at }) => <span className="mono">{timeOf(at)}</span>,
  },
  { key: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'call',
    title: 'Call',
    link: true,
    card: 'line',
    cell: ({ operationId, method, path, code }) => (
      <span className={styles.call}>
        <strong>{operationId ?? 'unknown address'}</strong>
        <code className={styles.path}>
          {method} {path}
        </code>
        {code === null ? null : <code className={styles.code}>{code}</code>}
      </span>
    ),
  },
  {
    key: 'who',
    title: 'Who',
    from: 'medium',
    card: 'none',
    cell: ({ person }) => (person ? person.name || `User ${person.id}` : <span className={styles.quiet}>–</span>),
  },
  {
    key: 'marks',
    title: 'Marks',
    from: 'medium',
    card: 'none',
    cell: ({ faultId, lost, events }) => (
      <span className={styles.marks}>
        {faultId === null ? null : <Badge tone="danger">fault {faultId}</Badge>}
        {lost ? <Badge tone="danger">answer lost</Badge> : null}
        {events.length > 0 ? <Badge title={events.join(', ')}>{countOf(events.length, 'event')}</Badge> : null}
      </span>
    ),
  },
  {
    key: 'took',
    title: 'Took',
    align: 'end',
    from: 'wide',
    card: 'none',
    cell: ({ took }) => `${Math.round(took)} ms`,
  },
];
