import type { Handler } from '../../kernel/handler.ts';
import { presentAgentList } from './present-agent-list.ts';

/** Returns a page of agents, and the agents with the most tickets (001 §2). */
export const listAgents: Handler<'listAgents'> = ({ query }, { world }) => presentAgentList(world, query);
