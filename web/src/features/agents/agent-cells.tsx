import type { Agent } from '@muara/contract/types';
import { formatCount } from '@/lib/format-count.ts';
import { ContractMark } from '@/domain/partners/contract-mark.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import styles from './agents.module.css';
import { agentsMessages as text } from './agents.messages.ts';

/** The states of the tickets of an agent's batches, each figure with its name (001 §3). */
export function Totals({
  agent,
  named,
}: {
  agent: Agent;
  /** Shows the names also on a wide screen. */ named?: boolean;
}) {
  const figures: [string, number][] = [
    [text.total, agent.total_ticket],
    [text.sold, agent.total_ticket_sold],
    [text.used, agent.total_ticket_used],
    [text.void, agent.total_ticket_voided],
    [text.expired, agent.total_ticket_expired],
  ];
  return (
    <dl className={styles.totals} data-named={named || undefined}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether an agent is active, and the state of the contract. */
export function AgentStatus({ agent: { active, start_date: start, end_date: end } }: { agent: Agent }) {
  return (
    <span className={styles.status}>
      <RibbonBadge label={active ? text.active : text.inactive} tone={active ? 'good' : 'plain'} />
      <ContractMark start={start} end={end} />
    </span>
  );
}
