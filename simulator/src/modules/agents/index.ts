import type { Handlers } from '../../kernel/handler.ts';
import { addAgent } from './add-agent.ts';
import { deleteAgentDoc } from './delete-agent-doc.ts';
import { deleteAgent } from './delete-agent.ts';
import { editAgent } from './edit-agent.ts';
import { getAgentDoc } from './get-agent-doc.ts';
import { listAgents } from './list-agents.ts';
import { uploadAgentDoc } from './upload-agent-doc.ts';

/** Agents, their contracts and documents (001 §2, 001 §7). */
export const agents = {
  listAgents,
  addAgent,
  editAgent,
  deleteAgent,
  uploadAgentDoc,
  deleteAgentDoc,
  getAgentDoc,
} satisfies Partial<Handlers>;
