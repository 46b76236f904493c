import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { AgentDocType } from '@muara/contract/types';
import { assertUnchanged, editedBy } from '../../domain/edits/index.ts';
import { changeEmail, dropResetLinks, endSessions } from '../../domain/people/index.ts';
import { adoptFiles } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { agentChanged } from './agent-changes.ts';
import { removeReplacedDoc } from './agent-docs.ts';
import { readAccount, agentProblems, completeAgentEdit, hashFormPassword, readProfile } from './agent-form.ts';
import { getAgent } from './get-agent.ts';
import { getProfile, presentAgent } from './present-agent.ts';
import { signOutIfClosed } from './sign-out-if-closed.ts';

/**
 * Changes the sent fields of an agent, with immediate effect.
 * @throws Refusal record_not_found, record_changed, or with every invalid field
 */
export const editAgent: Handler<'editAgent'> = ({ body: sent }, ctx) => {
  const { world } = ctx;
  const before = getAgent(world, sent.id);
  assertUnchanged(before, sent.updated_at);
  const body = completeAgentEdit(world, before, sent);
  assertNoFieldErrors(agentProblems(ctx, body, before));
  const account = readAccount(body);
  const agent = readProfile(body);
  const after = world.tables.users.update(before.id, {
    ...account,
    ...changeEmail(before, account.email),
    ...(body.password ? { passwordHash: hashFormPassword(ctx, body) } : {}),
    ...editedBy(before, ctx),
    agent,
  });
  for (const type of AGENT_DOC_TYPES) replaceDoc(ctx, after.id, type, getProfile(before).docs[type], agent.docs[type]);
  if (body.password) dropResetLinks(world, after.id);
  const signedOut = signOutIfClosed(ctx, after);
  const withOldPassword = body.password ? [endSessions(world, after.id)] : [];
  return reply(
    presentAgent(world, after),
    agentChanged(`Changed agent ${before.name}`, before, after),
    ...signedOut,
    ...withOldPassword,
  );
};

/** Uploads of the caller for a new agent are kept, unless this agent uses them. */
function replaceDoc(ctx: Context, id: number, type: AgentDocType, old: string | null, current: string | null): void {
  if (old === current) return;
  if (current !== null) adoptFiles(ctx, type, id, [current]);
  removeReplacedDoc(ctx.world, old, current);
}
