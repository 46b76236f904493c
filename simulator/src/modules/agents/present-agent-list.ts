import type { AgentList, OperationMap, TopAgent } from '@muara/contract/types';
import { memoizeByVersion } from '../../domain/lists/index.ts';
import { type CountColumn, type PeopleList, listPeoplePage } from '../../domain/people/index.ts';
import { writeExpiry } from '../../domain/tickets/index.ts';
import type { AgentCount } from '../../world/agent-keys.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { countBatchTickets, presentAgent } from './present-agent.ts';

type Query = OperationMap['listAgents']['query'];

const counting = (what: AgentCount): CountColumn => ({
  count: (world, id) => countBatchTickets(world, id, what),
  version: ({ tables: { subTickets } }) => subTickets.version('agent'),
});

const AGENTS: PeopleList<NonNullable<Query['sort_by']>> = {
  role: 'Agent',
  columns: {
    company_name: 'roleCompany',
    name: 'roleName',
    contact: 'roleContact',
    active: 'roleActive',
    total_ticket: counting('all'),
    total_ticket_sold: counting('Sold'),
    total_ticket_used: counting('Used'),
    total_ticket_voided: counting('Voided'),
    total_ticket_expired: counting('Expired'),
  },
  texts: ({ name, companyName, email, contact }) => [name, companyName, email, contact],
};
const TOP = 3;
const TOP_OF = {};

/** Returns a page of agents, and the agents with the most tickets regardless of the page (001 §2). */
export function presentAgentList(world: World, query: Query = {}): AgentList {
  writeExpiry(world);
  const { rows, total } = listPeoplePage(world, AGENTS, query);
  return { data: rows.map((user) => presentAgent(world, user)), total, top3: [...topAgents(world)] };
}

/** Returns the three agents with the most tickets, ties by name. */
function topAgents(world: World): readonly TopAgent[] {
  const { users, subTickets } = world.tables;
  const versions = [users.version('roleName'), users.version('roleCompany'), subTickets.version('agent')];
  return memoizeByVersion(world.tables, TOP_OF, versions, () => findTop(world));
}

function findTop(world: World): TopAgent[] {
  const top: { user: UserRecord; total: number }[] = [];
  for (const user of world.tables.users.cursor('roleName', { key: 'Agent', direction: 'asc' })) {
    const total = countBatchTickets(world, user.id, 'all');
    if (top.length === TOP && total <= (top[TOP - 1]?.total ?? 0)) continue;
    // The walk is by name, so earlier agents win ties.
    const place = top.findIndex((other) => other.total < total);
    top.splice(place < 0 ? top.length : place, 0, { user, total });
    if (top.length > TOP) top.pop();
  }
  return top.map(({ user: { id, name, companyName }, total }) => ({
    id,
    name,
    company_name: companyName ?? '',
    total_ticket: total,
  }));
}
