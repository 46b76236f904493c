import { presentRevision } from '../../domain/edits/index.ts';
import { readDocument, removeFile, storeFile, unsavedFiles } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { FileRecord } from '../../world/records.ts';
import { agentChanged } from './agent-changes.ts';
import { DOC_LABELS, newAgentChanged, removeReplacedDoc, updateDoc } from './agent-docs.ts';
import { getAgent } from './get-agent.ts';
import { getProfile } from './present-agent.ts';

/**
 * Stores a document. For an existing agent it replaces the old one immediately; for a new one it waits
 * for the save (001 §7).
 * @throws Refusal record_not_found, or why the document is invalid
 */
export const uploadAgentDoc: Handler<'uploadAgentDoc'> = ({ body: { agent_id: id, doc, type } }, ctx) => {
  const agent = id === 0 ? null : getAgent(ctx.world, id, 'agent_id');
  const document = readDocument(doc);
  assertNoFieldErrors(ctx.rules.checkDocument(document ?? { type: '', bytes: 0 }));
  if (!agent) for (const name of unsavedFiles(ctx, type)) removeFile(ctx.world, name);
  const { type: mediaType, base64 } = document as { type: FileRecord['type']; base64: string };
  const file = storeFile(ctx, { kind: type, ownerId: agent?.id ?? null, type: mediaType, base64 });
  if (!agent) return reply({ [type]: file }, newAgentChanged(`Uploaded the ${DOC_LABELS[type]} of a new agent`));
  removeReplacedDoc(ctx.world, getProfile(agent).docs[type], file);
  const after = updateDoc(ctx, agent, type, file);
  return reply(
    { [type]: file, ...presentRevision(agent, after) },
    agentChanged(`Uploaded the ${DOC_LABELS[type]} of agent ${agent.name}`, agent, after),
  );
};
