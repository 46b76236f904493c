import type { AgentDocType } from '@muara/contract/types';
import { editedBy } from '../../domain/edits/index.ts';
import { removeFile } from '../../domain/uploads/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { getProfile } from './present-agent.ts';

/** What the audit trail calls a document. */
export const DOC_LABELS: Record<AgentDocType, string> = { ssm: 'SSM', kpl: 'KPL license' };

/** Deletes a document that was replaced. */
export function removeReplacedDoc(world: World, old: string | null, current: string | null): void {
  if (old !== null && old !== current) removeFile(world, old);
}

/**
 * Stores another document of a type; an agent without one cannot stay active.
 * This changes the record, so that a form filled before it does not overwrite it.
 */
export function updateDoc(ctx: Context, agent: UserRecord, type: AgentDocType, file: string | null): UserRecord {
  const profile = getProfile(agent);
  return ctx.world.tables.users.update(agent.id, {
    agent: { ...profile, docs: { ...profile.docs, [type]: file } },
    active: agent.active && file !== null,
    ...editedBy(agent, ctx),
  });
}

/** Returns the event of a document for a new agent, who is in no list yet. */
export function newAgentChanged(action: string): BusinessEvent<'catalogue.changed'> {
  return event('catalogue.changed', { areas: [], entries: [{ module: 'Agents', action }] });
}
