import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import { openAccount } from '../../domain/people/index.ts';
import { adoptFiles } from '../../domain/uploads/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { agentChanged } from './agent-changes.ts';
import { readAccount, agentProblems, hashFormPassword, readProfile } from './agent-form.ts';
import { presentAgentList } from './present-agent-list.ts';

/** Adds an agent (001 §5). @throws Refusal with every invalid field */
export const addAgent: Handler<'addAgent'> = ({ body }, ctx) => {
  assertNoFieldErrors(agentProblems(ctx, body));
  const agent = readProfile(body);
  const passwordHash = hashFormPassword(ctx, body);
  const user = openAccount(ctx, { ...readAccount(body), role: 'Agent', agent, passwordHash });
  for (const type of AGENT_DOC_TYPES) adoptFiles(ctx, type, user.id, listNames(agent.docs[type]));
  return reply(presentAgentList(ctx.world), agentChanged(`Added agent ${user.name}`, null, user));
};

function listNames(file: string | null): string[] {
  return file === null ? [] : [file];
}
