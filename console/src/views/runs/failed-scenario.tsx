import type { RunCall, RunScenario } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '@/ui/facts.tsx';
import { Link } from '@/ui/link.tsx';
import { Panel } from '@/ui/panel.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { worldsQuery } from '../../data/queries.ts';
import { Badge } from '../../parts/badge.tsx';
import { Json } from '../../parts/json.tsx';
import { Notice } from '../../parts/notice.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { reportedCallQuery } from './runs-query.ts';
import styles from './runs.module.css';

/** Why a scenario failed: the step, the check, and the call that the check is about. */
export function FailedScenario({ scenario: { name, summary, file, world, failure } }: { scenario: RunScenario }) {
  if (!failure) return null;
  const { step, check, call } = failure;
  return (
    <Panel title={name} aside={<Badge tone="danger">Failed</Badge>}>
      <div className={styles.failure}>
        {summary === undefined ? null : <p className={styles.quiet}>{summary}</p>}
        <Notice>{check}</Notice>
        <div className={styles.facts}>
          <Facts
            facts={[
              ['Step', step && <code key="step">{step}</code>],
              ['File', file && <code key="file">{file}</code>],
              [
                'World',
                world === undefined ? null : (
                  <WorldLink key="world" world={world} call={call} isInJournal={isApi(call)} />
                ),
              ],
            ]}
          />
        </div>
        {call ? <FailedCall call={call} /> : null}
      </div>
    </Panel>
  );
}

/** Whether a call is one that the journal records. */
const isApi = (call: RunCall | undefined): boolean =>
  call !== undefined && URL.canParse(call.url) && !new URL(call.url).pathname.startsWith('/__sim');

/** The world that a scenario ran in, and its failed call, where the world still exists. */
function WorldLink({ world, call, isInJournal }: { world: string; call: RunCall | undefined; isInJournal: boolean }) {
  const control = useControl();
  const worlds = useQuery(worldsQuery(control));
  const isThere = worlds.data?.data.some(({ name }) => name === world) ?? false;
  const { data: id } = useQuery({
    ...reportedCallQuery(control, world, call ?? { method: 'GET', url: location.origin }),
    enabled: isThere && isInJournal,
  });
  if (!isThere)
    return (
      <>
        <code>{world}</code> <span className={styles.quiet}>deleted after the run</span>
      </>
    );
  return typeof id === 'number' ? (
    <>
      <code>{world}</code>, <Link to={paths.call(world, id)}>open call {id}</Link>
    </>
  ) : (
    <Link to={paths.world(world)}>{world}</Link>
  );
}

function FailedCall({ call: { method, url, body, status, answer } }: { call: RunCall }) {
  return (
    <>
      <section>
        <h3 className={styles.subtitle}>Request</h3>
        <code className={styles.line}>
          {method} {url}
        </code>
        {body === undefined ? null : <Json label="Request body" value={readJson(body)} />}
      </section>
      <section>
        <h3 className={styles.subtitle}>Answer</h3>
        <p className={styles.line}>
          {status === undefined ? <Badge tone="danger">no answer</Badge> : <StatusBadge status={status} />}
        </p>
        {answer === undefined || answer === '' ? null : <Json label="Answer" value={readJson(answer)} />}
      </section>
    </>
  );
}

/** Reads a reported text as JSON; one that is no JSON, or was cut, stays a text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
