import type { AgentDocs, AgentDocType } from '@muara/contract/types';
import { presentRevision } from '../../domain/edits/index.ts';
import { removeFile, unsavedFiles } from '../../domain/uploads/index.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { agentChanged } from './agent-changes.ts';
import { DOC_LABELS, newAgentChanged, updateDoc } from './agent-docs.ts';
import { getAgent } from './get-agent.ts';
import { getProfile } from './present-agent.ts';
import { signOutIfClosed } from './sign-out-if-closed.ts';

/**
 * Removes a document, which deactivates the agent (001 §4); id 0 drops an upload for a new agent.
 * @throws Refusal record_not_found, document_not_found
 */
export const deleteAgentDoc: Handler<'deleteAgentDoc'> = ({ params: { id, type } }, ctx) => {
  if (id === 0) return dropUnsavedDoc(type, ctx);
  const agent = getAgent(ctx.world, id);
  const old = getProfile(agent).docs[type];
  if (old === null) throw new Refusal('document_not_found', { field: 'type' });
  removeFile(ctx.world, old);
  const after = updateDoc(ctx, agent, type, null);
  return reply(
    { ...getProfile(after).docs, ...presentRevision(agent, after) },
    agentChanged(`Removed the ${DOC_LABELS[type]} of agent ${agent.name}`, agent, after),
    ...signOutIfClosed(ctx, after),
  );
};

function dropUnsavedDoc(type: AgentDocType, ctx: Context): Reply<AgentDocs> {
  const unsaved = unsavedFiles(ctx, type);
  if (unsaved.length === 0) throw new Refusal('document_not_found', { field: 'type' });
  for (const name of unsaved) removeFile(ctx.world, name);
  const [ssm = null, kpl = null] = (['ssm', 'kpl'] as const).map((kind) => unsavedFiles(ctx, kind).at(-1) ?? null);
  return reply({ ssm, kpl }, newAgentChanged(`Removed the ${DOC_LABELS[type]} of a new agent`));
}
