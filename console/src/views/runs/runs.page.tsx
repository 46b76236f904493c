import type { RunSummary } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '@/ui/copy-button.tsx';
import { DataTable, type Column } from '@/ui/list/data-table.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { paths, serverUrl } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { countOf } from '../../data/count-of.ts';
import { momentOf } from '../../data/moments.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Surface } from '../../parts/surface.tsx';
import { RunBadge } from './run-badge.tsx';
import { runsQuery } from './runs-query.ts';
import styles from './runs.module.css';

/** The runs of scenarios that were reported to this simulator, newest first. */
export function RunsPage() {
  const runs = useQuery(runsQuery(useControl()));
  return (
    <>
      <PageTitle
        title="Runs"
        sub="Scenarios that ran against this simulator. It keeps the last 20 runs until it stops."
      />
      <Surface>
        <Loaded query={runs}>
          {({ data }) =>
            data.length === 0 ? (
              <NoRuns />
            ) : (
              <DataTable
                caption="Runs, newest first"
                columns={COLUMNS}
                rows={data}
                rowKey={({ id }) => id}
                rowHref={({ id }) => paths.run(id)}
              />
            )
          }
        </Loaded>
      </Surface>
    </>
  );
}

function NoRuns() {
  const command = `npm run scenarios -- --on ${serverUrl()} --keep`;
  return (
    <EmptyState
      title="No runs yet"
      text={
        <>
          Run this in a terminal. <code>--keep</code> keeps the worlds of failed scenarios, so that you can open their
          calls.
        </>
      }
      action={
        <span className={styles.command}>
          <code>{command}</code>
          <CopyButton value={command} name="Command" />
        </span>
      }
    />
  );
}

const COLUMNS: Column<RunSummary>[] = [
  { key: 'run', title: 'Run', cell: ({ id }) => <strong>Run {id}</strong> },
  { key: 'result', title: 'Result', cell: (run) => <RunBadge run={run} /> },
  {
    key: 'at',
    title: 'Ended',
    card: 'line',
    cell: ({ at, passed, failed }) => (
      <>
        {momentOf(at)}
        <span className={styles.counts}>
          {countOf(passed, 'passed', 'passed')}, {countOf(failed, 'failed', 'failed')}
        </span>
      </>
    ),
  },
  { key: 'passed', title: 'Passed', align: 'end', card: 'none', cell: ({ passed }) => passed.toLocaleString('en') },
  {
    key: 'failed',
    title: 'Failed',
    align: 'end',
    card: 'none',
    cell: ({ failed }) => (failed === 0 ? '–' : <Badge tone="danger">{failed.toLocaleString('en')}</Badge>),
  },
  {
    key: 'skipped',
    title: 'Skipped',
    align: 'end',
    from: 'medium',
    card: 'none',
    cell: ({ skipped }) => (skipped === 0 ? '–' : skipped.toLocaleString('en')),
  },
  { key: 'seconds', title: 'Took', align: 'end', card: 'none', cell: ({ seconds }) => `${seconds.toFixed(1)} s` },
];
