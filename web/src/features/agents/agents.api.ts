import type { MuaraClient } from '@muara/client/http';
import type { Agent, AgentDocs, AgentList, OperationMap } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { forgetLists } from '@/domain/records/record-cache.ts';
import { recordQuery } from '@/domain/records/record-query.ts';

type AgentQuery = NonNullable<OperationMap['listAgents']['query']>;

/** The first word of all agent query keys. */
export const AGENTS = ['agents'] as const;

/** One page of the agents, and the three with the most tickets. */
export const agentsQuery = (client: MuaraClient, query: AgentQuery) =>
  queryOptions({
    queryKey: [...AGENTS, 'list', query],
    queryFn: ({ signal }) => client.call.listAgents({ query, signal }),
  });

/** One agent; null for a new one. */
export const agentQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  recordQuery({ key: AGENTS, list: (query) => client.call.listAgents({ query }), queries, id });

/** Updates the cached documents of an agent. Without both the agent is inactive (001 §4). */
export function keepDocs(queries: QueryClient, id: number, docs: Partial<AgentDocs>): void {
  const patch = (agent: Agent): Agent => {
    const held = { ...agent.docs, ...docs };
    return { ...agent, docs: held, active: held.ssm && held.kpl ? agent.active : 0 };
  };
  queries.setQueriesData<AgentList>({ queryKey: [...AGENTS, 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((agent) => (agent.id === id ? patch(agent) : agent)) } : list,
  );
  queries.setQueryData<Agent | null>([...AGENTS, 'one', id], (agent) => agent && patch(agent));
  forgetLists(queries, AGENTS);
}
