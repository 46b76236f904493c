import type { AgentDocAnswer, AgentDocs, AgentDocsLeft, AgentDocType, OperationMap } from '@muara/contract/types';
import { editedBy, presentRevision } from '../../domain/edits/index.ts';
import { fileResponse, readDocument, removeFile, storeFile, unsavedFiles } from '../../domain/uploads/index.ts';
import type { Binary } from '../../kernel/binary.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { loadSeedDocument } from '../../seed/seed-images.ts';
import type { FileRecord, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { agentChanged } from './agent-changes.ts';
import { getProfile } from './present-agent.ts';
import { getAgent, dropReplaced, signOutIfClosed } from './save-agent.ts';

const LABELS: Record<AgentDocType, string> = { ssm: 'SSM', kpl: 'KPL license' };

/**
 * Stores a document. For an existing agent it replaces the old one immediately; for a new one it waits
 * for the save (001 §7).
 */
export function uploadAgentDoc(body: OperationMap['uploadAgentDoc']['body'], ctx: Context): Reply<AgentDocAnswer> {
  const { agent_id: id, doc, type } = body;
  const agent = id === 0 ? null : getAgent(ctx.world, id, 'agent_id');
  const document = readDocument(doc);
  assertNoFieldErrors(ctx.rules.checkDocument(document ?? { type: '', bytes: 0 }));
  if (!agent) for (const name of unsavedFiles(ctx, type)) removeFile(ctx.world, name);
  const upload = document as { type: FileRecord['type']; base64: string };
  const { type: mediaType, base64 } = upload;
  const file = storeFile(ctx, { kind: type, ownerId: agent?.id ?? null, type: mediaType, base64 });
  if (agent) {
    dropReplaced(ctx.world, getProfile(agent).docs[type], file);
    const after = replaceDoc(ctx, agent, type, file);
    return reply(
      { [type]: file, ...presentRevision(agent, after) },
      agentChanged(`Uploaded the ${LABELS[type]} of agent ${agent.name}`, agent, after),
    );
  }
  return reply({ [type]: file }, newAgentChanged(`Uploaded the ${LABELS[type]} of a new agent`));
}

/** Removes a document, which deactivates the agent (001 §4); id 0 drops an upload for a new agent. */
export function deleteAgentDoc({ id, type }: { id: number; type: AgentDocType }, ctx: Context): Reply<AgentDocsLeft> {
  if (id === 0) return dropWaiting(type, ctx);
  const agent = getAgent(ctx.world, id);
  const old = getProfile(agent).docs[type];
  if (old === null) throw new Refusal('document_not_found', { field: 'type' });
  removeFile(ctx.world, old);
  const after = replaceDoc(ctx, agent, type, null);
  return reply(
    { ...getProfile(after).docs, ...presentRevision(agent, after) },
    agentChanged(`Removed the ${LABELS[type]} of agent ${agent.name}`, agent, after),
    ...signOutIfClosed(ctx, after),
  );
}

/** Returns the file behind a document's name. @throws Refusal document_not_found */
export async function agentDocFile({ tables: { files } }: World, file: string): Promise<Binary> {
  const upload = files.one('file', file);
  const stored = upload && (upload.kind === 'ssm' || upload.kind === 'kpl') ? upload : await loadSeedDocument(file);
  if (!stored) throw new Refusal('document_not_found', { field: 'file' });
  return fileResponse(stored);
}

function dropWaiting(type: AgentDocType, ctx: Context): Reply<AgentDocs> {
  const waiting = unsavedFiles(ctx, type);
  if (waiting.length === 0) throw new Refusal('document_not_found', { field: 'type' });
  for (const name of waiting) removeFile(ctx.world, name);
  const [ssm = null, kpl = null] = (['ssm', 'kpl'] as const).map((kind) => unsavedFiles(ctx, kind).at(-1) ?? null);
  return reply({ ssm, kpl }, newAgentChanged(`Removed the ${LABELS[type]} of a new agent`));
}

/**
 * Stores another document of a type; an agent without one cannot stay active.
 * This changes the record, so that a form filled before it does not overwrite it.
 */
function replaceDoc(ctx: Context, agent: UserRecord, type: AgentDocType, file: string | null): UserRecord {
  const profile = getProfile(agent);
  return ctx.world.tables.users.update(agent.id, {
    agent: { ...profile, docs: { ...profile.docs, [type]: file } },
    active: agent.active && file !== null,
    ...editedBy(agent, ctx),
  });
}

/** An agent who is not saved yet is in no list. */
function newAgentChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Agents', action }] });
}
