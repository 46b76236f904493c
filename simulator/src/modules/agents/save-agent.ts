import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { Agent, AgentDocType, AgentList, OperationMap, Success } from '@muara/contract/types';
import { assertUnchanged, editedBy } from '../../domain/edits/index.ts';
import {
  accountStanding,
  changeEmail,
  dropResetLinks,
  endSessions,
  endRemovedSessions,
  openAccount,
  findPerson,
  suspendSessions,
} from '../../domain/people/index.ts';
import { adoptFiles, removeFile } from '../../domain/uploads/index.ts';
import { type BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { hashPassword } from '../../world/password.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { removePicture } from '../users/index.ts';
import { agentChanged } from './agent-changes.ts';
import { accountFrom, agentProblems, completeAgentEdit, profileFrom, type AgentBody } from './agent-form.ts';
import { listAgents } from './list-agents.ts';
import { presentAgent, getProfile } from './present-agent.ts';

const SALT_BYTES = 8;

/** Adds an agent (001 §5). @throws Refusal with every invalid field */
export function addAgent(body: AgentBody, ctx: Context): Reply<AgentList> {
  assertNoFieldErrors(agentProblems(ctx, body));
  const agent = profileFrom(body);
  const user = openAccount(ctx, { ...accountFrom(body), role: 'Agent', agent, passwordHash: secret(ctx, body) });
  for (const type of AGENT_DOC_TYPES) adoptFiles(ctx, type, user.id, findNames(agent.docs[type]));
  return reply(listAgents(ctx.world), agentChanged(`Added agent ${user.name}`, null, user));
}

/** Changes the sent fields of an agent, with immediate effect. @throws Refusal with every invalid field */
export function editAgent(sent: OperationMap['editAgent']['body'], ctx: Context): Reply<Agent> {
  const before = getAgent(ctx.world, sent.id);
  assertUnchanged(before, sent.updated_at);
  const body = completeAgentEdit(ctx.world, before, sent);
  assertNoFieldErrors(agentProblems(ctx, body, before));
  const account = accountFrom(body);
  const agent = profileFrom(body);
  const newSecret = body.password ? { passwordHash: secret(ctx, body) } : {};
  const after = ctx.world.tables.users.update(before.id, {
    ...account,
    ...changeEmail(before, account.email),
    ...newSecret,
    ...editedBy(before, ctx),
    agent,
  });
  for (const type of AGENT_DOC_TYPES) replaceDoc(ctx, after.id, type, getProfile(before).docs[type], agent.docs[type]);
  if (body.password) dropResetLinks(ctx.world, after.id);
  const signedOut = signOutIfClosed(ctx, after);
  const withOldPassword = body.password ? [endSessions(ctx.world, after.id)] : [];
  return reply(
    presentAgent(ctx.world, after),
    agentChanged(`Changed agent ${before.name}`, before, after),
    ...signedOut,
    ...withOldPassword,
  );
}

/**
 * Closes the account and removes it from all lists; issued tickets stay valid and keep the name (001
 * §7).
 */
export function deleteAgent(id: number, ctx: Context): Reply<Success> {
  const { world, now } = ctx;
  const agent = getAgent(world, id);
  removePicture(world, id);
  world.tables.users.update(id, { deletedAt: now, img: null });
  dropResetLinks(world, id);
  const removed = agentChanged(`Removed agent ${agent.name}`, agent, null);
  return reply({ success: true }, removed, endRemovedSessions(world, id));
}

/** @throws Refusal record_not_found */
export function getAgent(world: World, id: number, field = 'id'): UserRecord {
  const agent = findPerson(world, 'Agent', id);
  if (!agent) throw new Refusal('record_not_found', { field });
  return agent;
}

/** Signs out an agent without a current contract (001 §3). */
export function signOutIfClosed({ world, now }: Context, agent: UserRecord): BusinessEvent<'user.sessionsEnded'>[] {
  const standing = accountStanding(agent, now);
  return standing === 'good' ? [] : [suspendSessions(world, agent.id, standing)];
}

/** Deletes a document that was replaced. */
export function dropReplaced(world: World, old: string | null, current: string | null): void {
  if (old !== null && old !== current) removeFile(world, old);
}

/** Uploads of the caller for a new agent are kept, unless this agent uses them. */
function replaceDoc(ctx: Context, id: number, type: AgentDocType, old: string | null, current: string | null): void {
  if (old === current) return;
  if (current !== null) adoptFiles(ctx, type, id, [current]);
  dropReplaced(ctx.world, old, current);
}

function findNames(file: string | null): string[] {
  return file === null ? [] : [file];
}

function secret({ world }: Context, { password }: AgentBody): string {
  return hashPassword(password ?? '', world.random.token(SALT_BYTES));
}
