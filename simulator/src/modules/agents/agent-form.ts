import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { completeEdit } from '../../domain/edits/index.ts';
import { takenFields } from '../../domain/people/index.ts';
import { mayUseFile } from '../../domain/uploads/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { AgentProfile, UserRecord } from '../../world/records.ts';
import { hashPassword } from '../../world/password.ts';
import type { World } from '../../world/world.ts';
import { presentAgent, getProfile } from './present-agent.ts';

type AgentBody = OperationMap['addAgent']['body'];

const SALT_BYTES = 8;

/** Returns every problem of an agent's form, new or (`agent`) as stored. */
export function agentProblems(ctx: Context, body: AgentBody, agent?: UserRecord): FieldProblem[] {
  const mode = agent ? 'edit' : 'add';
  return [
    ...ctx.rules.checkAgent({ mode, values: { ...body, docs: listDocs(body) } }),
    ...takenFields(ctx.world, { email: body.email }, agent?.id),
    ...unknownDocs(ctx, body, agent),
  ];
}

/** Returns the stored profile of a validated form. */
export function readProfile(body: AgentBody): AgentProfile {
  return {
    address: textOf(body.address),
    state: textOf(body.state),
    country: textOf(body.country),
    ic: textOf(body.ic) || null,
    startDate: textOf(body.start_date),
    endDate: textOf(body.end_date),
    docs: listDocs(body),
  };
}

/** Returns the account fields of the form. */
export function readAccount(
  body: AgentBody,
): Pick<UserRecord, 'name' | 'email' | 'contact' | 'active'> & { companyName: string } {
  return {
    name: textOf(body.name),
    email: textOf(body.email),
    contact: textOf(body.contact),
    companyName: textOf(body.company_name),
    active: isActive(body),
  };
}

/** Returns the hash of the form's password, with a new salt. */
export function hashFormPassword({ world }: Context, { password }: AgentBody): string {
  return hashPassword(password ?? '', world.random.token(SALT_BYTES));
}

/**
 * Returns whether the agent becomes active: as the form says, otherwise once both documents exist (001
 * §4).
 */
function isActive(body: AgentBody): boolean {
  const { ssm, kpl } = listDocs(body);
  return body.active === undefined ? ssm !== null && kpl !== null : body.active === 1;
}

/**
 * Returns the complete form of an edit: fields and documents that were not sent keep their stored
 * value.
 */
export function completeAgentEdit(world: World, agent: UserRecord, sent: AgentBody): AgentBody {
  const current = presentAgent(world, agent);
  const docs = sent.docs ? completeEdit<NonNullable<AgentBody['docs']>>(current.docs, sent.docs) : sent.docs;
  const form = completeEdit<AgentBody>(current, { ...sent, docs });
  const isComplete = Boolean(form.docs?.ssm) && Boolean(form.docs?.kpl);
  return sent.active === undefined && !isComplete ? { ...form, active: 0 } : form;
}

/** A document counts if the agent already has it, or if it was uploaded for it. */
function unknownDocs(ctx: Context, body: AgentBody, agent: UserRecord | undefined): FieldProblem[] {
  const docs = listDocs(body);
  const held = agent && getProfile(agent).docs;
  return AGENT_DOC_TYPES.flatMap((type): FieldProblem[] => {
    const file = docs[type];
    const known = file === null || file === held?.[type] || mayUseFile(ctx, type, agent?.id ?? null, file);
    return known ? [] : [{ field: `docs.${type}`, code: 'document_unknown' }];
  });
}

function listDocs({ docs }: AgentBody): AgentProfile['docs'] {
  return { ssm: textOf(docs?.ssm) || null, kpl: textOf(docs?.kpl) || null };
}

function textOf(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
