import type { ReplayReport } from '@muara/contract/control';
import { Link } from '@/ui/link.tsx';
import { countOf } from '../../data/count-of.ts';
import { paths } from '../../app/paths.ts';
import { Notice } from '../../parts/notice.tsx';
import styles from './near-misses.module.css';

/** What a replay found: how many answers were the same, and where others differ. */
export function ReplayResult({ report: { world, sent, same, different, skipped } }: { report: ReplayReport }) {
  return (
    <section aria-label="Replay">
      <Notice tone={different.length > 0 ? 'danger' : 'info'}>
        {same} of {countOf(sent, 'answer')} identical, {countOf(skipped.length, 'call')} left out.{' '}
        <Link to={paths.world(world.name)}>Open {world.name}</Link>
      </Notice>
      <ul className={styles.list}>
        {different.map(({ id, operationId, at, recorded, replayed }) => (
          <li key={id}>
            {id} {operationId}, <code>{at}</code>: <code>{JSON.stringify(recorded)}</code> then{' '}
            <code>{JSON.stringify(replayed)}</code>
          </li>
        ))}
        {skipped.map(({ id, operationId, why }) => (
          <li key={id} className={styles.wrong}>
            {id} {operationId}: {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
