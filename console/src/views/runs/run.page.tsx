import type { Run, RunScenario } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { DataTable, type Column } from '@/ui/list/data-table.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { countOf } from '../../data/count-of.ts';
import { momentOf } from '../../data/moments.ts';
import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loading.tsx';
import { Surface } from '../../parts/surface.tsx';
import { FailedScenario } from './failed-scenario.tsx';
import { RunBadge } from './run-badge.tsx';
import { runQuery } from './runs-query.ts';
import styles from './runs.module.css';

/** One run: what failed and why, then every scenario. */
export function RunPage() {
  const id = Number(useParams().id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const run = useQuery({ ...runQuery(useControl(), id), enabled: isNumber });
  return (
    <>
      <PageTitle title={isNumber ? `Run ${id}` : 'Run'} sub={<Link to={paths.runs()}>All runs</Link>} />
      {isNumber ? (
        <Loaded query={run}>{(found) => <RunReport run={found} />}</Loaded>
      ) : (
        <EmptyState title="There is no run at this address" text="Choose one from the list of runs." />
      )}
    </>
  );
}

function RunReport({ run: { summary, scenarios, skipped } }: { run: Run }) {
  const failures = scenarios.filter(({ failure }) => failure);
  return (
    <div className={styles.page}>
      <p className={styles.summary}>
        <RunBadge run={summary} />
        <span>
          {countOf(summary.passed, 'passed', 'passed')}, {countOf(summary.failed, 'failed', 'failed')},{' '}
          {countOf(summary.skipped, 'skipped', 'skipped')} in {summary.seconds.toFixed(1)} s
          {summary.complete ? '' : ', stopped before the end'}
        </span>
        <span className={styles.quiet}>{momentOf(summary.at)}</span>
      </p>
      {failures.map((scenario) => (
        <FailedScenario key={scenario.name} scenario={scenario} />
      ))}
      {scenarios.length > 0 ? (
        <Surface>
          <h2 className={styles.title}>Scenarios</h2>
          <DataTable caption="Scenarios" columns={COLUMNS} rows={scenarios} rowKey={({ name }) => name} />
        </Surface>
      ) : null}
      {skipped.length > 0 ? (
        <Surface>
          <h2 className={styles.title}>Skipped</h2>
          <ul className={styles.skipped}>
            {skipped.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Surface>
      ) : null}
    </div>
  );
}

const COLUMNS: Column<RunScenario>[] = [
  {
    key: 'name',
    title: 'Scenario',
    cell: ({ name, summary }) => (
      <span className={styles.words}>
        <strong>{name}</strong>
        {summary === undefined ? null : <span className={styles.quiet}>{summary}</span>}
      </span>
    ),
  },
  {
    key: 'result',
    title: 'Result',
    cell: ({ failure }) => (failure ? <Badge tone="danger">Failed</Badge> : <Badge tone="good">Passed</Badge>),
  },
  { key: 'file', title: 'File', from: 'wide', card: 'line', cell: ({ file }) => file && <code>{file}</code> },
  { key: 'calls', title: 'Calls', align: 'end', from: 'medium', card: 'none', cell: ({ calls }) => calls },
  { key: 'took', title: 'Took', align: 'end', card: 'none', cell: ({ took_ms: took }) => `${Math.round(took)} ms` },
];
