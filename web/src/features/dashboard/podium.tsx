import type { TopCashier } from '@muara/contract/types';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Initials } from '@/ui/initials.tsx';
import { Link } from '@/ui/link.tsx';
import { Panel } from '@/ui/panel.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './podium.module.css';

/**
 * The three best cashiers of the month. The list is in order;
 * the steps are drawn second, first, third.
 */
export function Podium({ cashiers, month }: { cashiers: TopCashier[]; month: string }) {
  const { user } = useSignedIn();
  const { can } = useSessionActions();
  const isViewer = ({ id, name }: TopCashier) => (id === undefined ? name === user.name : id === user.id);
  return (
    <Panel
      title={text.topCashiers}
      aside={
        <Muted as="span" size="sm">
          {month}
        </Muted>
      }
    >
      {cashiers.some(isViewer) ? <p className={styles.praise}>{text.inTop3}</p> : null}
      {cashiers.length === 0 ? <Muted>{text.noSales}</Muted> : null}
      <ol className={styles.steps}>
        {cashiers.map((cashier, index) => (
          <li key={cashier.id ?? cashier.name} className={styles.step} data-place={index + 1}>
            <Initials name={cashier.name} size="lg" />
            {can('listAudit') && cashier.id !== undefined ? (
              <Link
                className={styles.name}
                to={paths.audit(`?user_id=${cashier.id}`)}
                title={text.activitiesOf(cashier.name)}
              >
                {cashier.name}
              </Link>
            ) : (
              <span className={styles.name}>{cashier.name}</span>
            )}
            <span className={styles.block} aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
