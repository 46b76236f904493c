import type { Agent, AgentDocs, AgentList } from '@muara/contract/types';
import type { QueryClient } from '@tanstack/react-query';
import { defineRecords } from '@/domain/records/define-records.ts';
import { refetchLists } from '@/domain/records/record-cache.ts';

export const agents = defineRecords('agents', {
  list: 'listAgents',
  add: 'addAgent',
  edit: 'editAgent',
  remove: 'deleteAgent',
});

/** Updates the cached documents of an agent. Without both the agent is inactive (001 §4). */
export function keepDocs(queries: QueryClient, id: number, docs: Partial<AgentDocs>): void {
  const patch = (agent: Agent): Agent => {
    const held = { ...agent.docs, ...docs };
    return { ...agent, docs: held, active: held.ssm && held.kpl ? agent.active : 0 };
  };
  queries.setQueriesData<AgentList>({ queryKey: [...agents.key, 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((agent) => (agent.id === id ? patch(agent) : agent)) } : list,
  );
  queries.setQueryData<Agent | null>([...agents.key, 'one', id], (agent) => agent && patch(agent));
  refetchLists(queries, agents.key);
}
