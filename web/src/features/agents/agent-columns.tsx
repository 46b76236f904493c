import type { Agent } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { partyMessages as words } from '@/domain/partners/party.messages.ts';
import { RecordActions } from '@/domain/records/record-actions.tsx';
import { Standing, Totals } from './agent-cells.tsx';
import styles from './agents.module.css';
import { agentsMessages as text } from './agents.messages.ts';

interface AgentActions {
  href(at: string | number): string;
  online(agent: Agent): boolean;
  canEdit: boolean;
  canRemove: boolean;
  remove(agent: Agent): void;
}

/** Columns of the agents (001 §2). */
export function agentColumns(actions: AgentActions): Column<Agent>[] {
  return [
    { key: 'number', title: '#', card: 'none', cell: (_agent, number) => number },
    {
      key: 'company',
      title: words.company,
      sortable: 'company_name',
      link: true,
      before: (agent) =>
        actions.online(agent) ? (
          <span className={styles.online} role="img" aria-label={text.online} title={text.online} />
        ) : null,
      cell: ({ company_name: company }) => <strong>{company}</strong>,
    },
    {
      key: 'name',
      title: words.name,
      sortable: 'name',
      cell: ({ name, contact }) => (
        <>
          {name}
          <span data-when="narrow" className={styles.narrow}>
            {contact}
          </span>
        </>
      ),
    },
    { key: 'phone', title: words.phone, sortable: 'contact', from: 'medium', cell: ({ contact }) => contact },
    {
      key: 'totals',
      title: text.totals,
      sortable: 'total_ticket',
      card: 'line',
      cell: (agent) => <Totals agent={agent} />,
    },
    { key: 'active', title: text.active, sortable: 'active', cell: (agent) => <Standing agent={agent} /> },
    {
      key: 'action',
      title: text.action,
      align: 'end',
      card: 'line',
      cell: (agent) => (
        <RecordActions
          id={agent.id}
          name={agent.name}
          href={actions.href}
          canEdit={actions.canEdit}
          onRemove={actions.canRemove ? () => actions.remove(agent) : undefined}
        />
      ),
    },
  ];
}

/** The words may be those of another language by the time a file is made. */
export function agentCsv(): CsvColumn<Agent>[] {
  return [
    { title: words.company, value: ({ company_name: company }) => company },
    { title: words.name, value: ({ name }) => name },
    { title: words.phone, value: ({ contact }) => contact },
    { title: words.email, value: ({ email }) => email },
    { title: words.ic, value: ({ ic }) => ic },
    { title: words.address, value: ({ address }) => address },
    { title: words.state, value: ({ state }) => state },
    { title: words.country, value: ({ country }) => country },
    { title: words.start, value: (agent) => agent.start_date },
    { title: words.end, value: (agent) => agent.end_date },
    { title: text.total, value: (agent) => agent.total_ticket },
    { title: text.sold, value: (agent) => agent.total_ticket_sold },
    { title: text.used, value: (agent) => agent.total_ticket_used },
    { title: text.void, value: (agent) => agent.total_ticket_voided },
    { title: text.expired, value: (agent) => agent.total_ticket_expired },
    { title: text.active, value: ({ active }) => active === 1 },
  ];
}
