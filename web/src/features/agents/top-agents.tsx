import type { TopAgent } from '@muara/contract/types';
import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { Panel } from '@/ui/panel.tsx';
import { FROM_LIST } from '@/domain/records/use-record-dialog.ts';
import styles from './top-agents.module.css';
import { agentsMessages as text } from './agents.messages.ts';

interface TopAgentsProps {
  /** Undefined while they load. */
  agents: readonly TopAgent[] | undefined;
}

/** The three agents with the most tickets: a table that looks like a podium. */
export function TopAgents({ agents }: TopAgentsProps) {
  const { search } = useLocation();
  if (agents?.length === 0) return null;
  return (
    <Panel title={text.top3} className={styles.panel}>
      <table className={styles.table} aria-busy={agents === undefined}>
        <caption className="sr-only">{text.top3}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.place}</th>
            <th scope="col">{text.agent}</th>
            <th scope="col">{text.tickets}</th>
          </tr>
        </thead>
        <tbody className={styles.steps}>
          {(agents ?? []).map((agent, index) => (
            <tr key={agent.id} className={styles.step} data-place={index + 1}>
              <td className={styles.place}>{index + 1}</td>
              <td className={styles.who}>
                <Link className={styles.company} to={`${paths.agents()}/${agent.id}${search}`} state={FROM_LIST}>
                  {agent.company_name}
                </Link>
                <span className={styles.name}>{agent.name}</span>
              </td>
              <td className={styles.tickets}>{text.ticketsOf(agent.total_ticket)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
