import type { Handlers } from '../../kernel/handler.ts';
import { agentDocFile, deleteAgentDoc, uploadAgentDoc } from './agent-docs.ts';
import { listAgents } from './list-agents.ts';
import { addAgent, deleteAgent, editAgent } from './save-agent.ts';

/** Agents, their contracts and documents (001 §2, 001 §7). */
export const agents = {
  listAgents: ({ query }, { world }) => listAgents(world, query),

  addAgent: ({ body }, ctx) => addAgent(body, ctx),

  editAgent: ({ body }, ctx) => editAgent(body, ctx),

  deleteAgent: ({ params }, ctx) => deleteAgent(params.id, ctx),

  uploadAgentDoc: ({ body }, ctx) => uploadAgentDoc(body, ctx),

  deleteAgentDoc: ({ params }, ctx) => deleteAgentDoc(params, ctx),

  getAgentDoc: ({ params }, { world }) => agentDocFile(world, params.file),
} satisfies Partial<Handlers>;
