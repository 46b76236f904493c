import type { Handlers } from '../../kernel/handler.ts';
import { agentDocFile, deleteAgentDoc, uploadAgentDoc } from './agent-docs.ts';
import { listAgents } from './list-agents.ts';
import { presentAgent } from './present-agent.ts';
import { addAgent, deleteAgent, editAgent } from './save-agent.ts';

/** Agents, their contracts and documents (001 §2, 001 §7). */
export const agents = {
  listAgents: ({ query }, { world }) => listAgents(world, query),

  addAgent({ body }, ctx) {
    addAgent(body, ctx);
    return listAgents(ctx.world);
  },

  editAgent: ({ body }, ctx) => presentAgent(ctx.world, editAgent(body, ctx)),

  deleteAgent({ params }, ctx) {
    deleteAgent(params.id, ctx);
    return { success: true };
  },

  uploadAgentDoc: ({ body }, ctx) => uploadAgentDoc(body, ctx),

  deleteAgentDoc: ({ params }, ctx) => deleteAgentDoc(params, ctx),

  getAgentDoc: ({ params }, { world }) => agentDocFile(world, params.file),
} satisfies Partial<Handlers>;
