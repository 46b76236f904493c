import type { Paper } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '@/ui/list/data-table.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { useControl } from '../../app/services.ts';
import { momentOf } from '../../data/moments.ts';
import { worldKey } from '../../data/queries.ts';
import { useLive } from '../../data/use-live.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Surface } from '../../parts/surface.tsx';
import styles from './papers.module.css';
import { Trays } from './trays.tsx';

/** The print jobs of a world, and what lies in the trays of the printer helpers. */
export function PapersPage({ name }: { name: string }) {
  const control = useControl();
  const papers = useQuery({
    queryKey: [...worldKey(name), 'papers'],
    queryFn: () => control.listPapers({ params: { name } }),
  });
  useLive(name, 'paper', papers.data && Math.max(0, ...papers.data.data.map(({ id }) => id)));
  return (
    <>
      <PageTitle
        title="Papers"
        sub="Prints of this world through the server, and the trays of the helpers for all worlds."
      />
      <div className={styles.page}>
        <Trays />
        <Surface>
          <h2 className={styles.title}>Print jobs</h2>
          <Loaded query={papers}>
            {({ data }) =>
              data.length === 0 ? (
                <EmptyState
                  title="No print jobs yet"
                  text="A print through the server appears here. One that a browser sends to its own helper is in its tray only."
                />
              ) : (
                <DataTable
                  caption="Print jobs, newest first"
                  columns={COLUMNS}
                  rows={data.toReversed()}
                  rowKey={({ id }) => id}
                />
              )
            }
          </Loaded>
        </Surface>
      </div>
    </>
  );
}

const toneOf = (state: string): Tone => (state === 'printed' ? 'good' : state === 'failed' ? 'danger' : 'neutral');

const COLUMNS: Column<Paper>[] = [
  { key: 'code', title: 'Purchase', cell: ({ code, job_id: job }) => <strong>{code ?? job}</strong> },
  { key: 'state', title: 'State', cell: ({ state }) => <Badge tone={toneOf(state)}>{state}</Badge> },
  { key: 'printer', title: 'Printer', cell: ({ printer_id: printer }) => printer, card: 'line' },
  { key: 'error', title: 'Error', card: 'line', cell: ({ error }) => error ?? '' },
  { key: 'at', title: 'Sent', card: 'line', cell: ({ at }) => momentOf(at) },
];
