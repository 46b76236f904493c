import type { Agent } from '@muara/contract/types';
import { lazy } from 'react';
import { partnerMessages as words } from '@/domain/partners/partner.messages.ts';
import { useOnlinePeople } from '@/domain/people/online-people.ts';
import { RecordListPage } from '@/domain/records/record-list-page.tsx';
import type { CsvColumn } from '@/lib/csv.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { NarrowLine } from '@/ui/list/narrow-line.tsx';
import { AgentStatus, Totals } from './agent-cells.tsx';
import { agents } from './agents.api.ts';
import { agentsMessages as text } from './agents.messages.ts';
import styles from './agents.module.css';
import { TopAgents } from './top-agents.tsx';

const AgentDialog = lazy(() => import('./agent.dialog.tsx'));

/** /d/agents (001 §2). */
export default function AgentsPage() {
  const people = useOnlinePeople();
  const online = new Set(people.map(({ id }) => id));
  return (
    <RecordListPage
      records={agents}
      text={text}
      columns={columns(online)}
      csv={csvColumns()}
      removal={{
        question: text.removeQuestion,
        who: ({ name, company_name: company }) => text.removeWho(name, company),
        done: text.removed,
      }}
      dialog={AgentDialog}
      searchOnEnter
      list={{ rememberOrder: 'agents', lead: (data) => <TopAgents agents={data?.top3} />, listing: text.listing }}
    />
  );
}

/** Columns of the agents (001 §2). */
const columns = (online: ReadonlySet<number>): Column<Agent>[] => [
  {
    key: 'company',
    title: words.company,
    sortable: 'company_name',
    link: true,
    before: ({ id }) =>
      online.has(id) ? (
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
        <NarrowLine>{contact}</NarrowLine>
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
  { key: 'active', title: text.active, sortable: 'active', cell: (agent) => <AgentStatus agent={agent} /> },
];

/** A function, because the language may have changed by the time the file is made. */
const csvColumns = (): CsvColumn<Agent>[] => [
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
