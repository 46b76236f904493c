import { ControlCallError, type Control } from '@muara/client/control';
import type { NearMiss } from '@muara/contract/control';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/ui/states.tsx';
import { Link } from '@/ui/link.tsx';
import { paths } from '../../app/paths.ts';
import { useControl } from '../../app/services.ts';
import { worldKey } from '../../data/queries.ts';
import type { CallFilter } from './calls-query.ts';
import styles from './near-misses.module.css';

/** What came closest to a filter that no call meets, and which conditions it did not meet. */
export function NearMisses({ name, filter }: { name: string; filter: CallFilter }) {
  const control = useControl();
  const { data = [] } = useQuery({
    queryKey: [...worldKey(name), 'near', filter],
    queryFn: () => findNearMisses(control, name, filter),
  });
  return (
    <>
      <EmptyState title="No call matches" text="Change or clear the filters. New calls appear here automatically." />
      {data.length === 0 ? null : (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near" className={styles.title}>
            Nearest calls
          </h2>
          <ul className={styles.list}>
            {data.map(({ id, what, wrong }) => (
              <li key={id}>
                <Link to={paths.call(name, id)}>
                  <code>
                    {id}: {what}
                  </code>
                </Link>
                {wrong.map(({ field, expected, actual }) => (
                  <span key={field} className={styles.wrong}>
                    {field} is <code>{JSON.stringify(actual)}</code>, not <code>{JSON.stringify(expected)}</code>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A wait that does not wait lists what came closest. */
async function findNearMisses(control: Control, name: string, filter: CallFilter): Promise<NearMiss[]> {
  try {
    await control.waitFor({ params: { name }, query: { ...filter, timeout_ms: 0 } });
    return [];
  } catch (error) {
    if (error instanceof ControlCallError && error.code === 'wait_timed_out') return error.nearMisses;
    throw error;
  }
}
