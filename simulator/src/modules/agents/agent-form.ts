import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { AgentProfile, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { completeEdit } from '../catalogue/complete-edit.ts';
import { mayName } from '../catalogue/files.ts';
import { takenFields } from '../users/taken-fields.ts';
import { presentAgent, profileOf } from './present-agent.ts';

export type AgentBody = OperationMap['addAgent']['body'];

/** Everything that is wrong with the form of an agent, new or (`agent`) as it is stored. */
export function agentProblems(ctx: Context, body: AgentBody, agent?: UserRecord): FieldProblem[] {
  const mode = agent ? 'edit' : 'add';
  return [
    ...ctx.rules.checkAgent({ mode, values: { ...body, docs: docsOf(body) } }),
    ...takenFields(ctx.world, { email: body.email }, agent?.id),
    ...unknownDocs(ctx, body, agent),
  ];
}

/** Returns the profile of a checked form as it is stored. */
export function profileFrom(body: AgentBody): AgentProfile {
  return {
    address: textOf(body.address),
    state: textOf(body.state),
    country: textOf(body.country),
    ic: textOf(body.ic) || null,
    startDate: textOf(body.start_date),
    endDate: textOf(body.end_date),
    docs: docsOf(body),
  };
}

/** The part of the account that the form holds. */
export function accountFrom(
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

/** Returns whether the agent is to be active: as the form says, else as soon as both documents are there (001 §4). */
function isActive(body: AgentBody): boolean {
  const { ssm, kpl } = docsOf(body);
  return body.active === undefined ? ssm !== null && kpl !== null : body.active === 1;
}

/** Returns the whole form of an edit: what was not sent is as it is stored, and so is a document that `docs` omits. */
export function completeAgentEdit(world: World, agent: UserRecord, sent: AgentBody): AgentBody {
  const current = presentAgent(world, agent);
  const docs = sent.docs ? completeEdit<NonNullable<AgentBody['docs']>>(current.docs, sent.docs) : sent.docs;
  const form = completeEdit<AgentBody>(current, { ...sent, docs });
  const isComplete = Boolean(form.docs?.ssm) && Boolean(form.docs?.kpl);
  return sent.active === undefined && !isComplete ? { ...form, active: 0 } : form;
}

/** A document counts that the agent has already, or that was uploaded for it. */
function unknownDocs(ctx: Context, body: AgentBody, agent: UserRecord | undefined): FieldProblem[] {
  const docs = docsOf(body);
  const held = agent && profileOf(agent).docs;
  return AGENT_DOC_TYPES.flatMap((type): FieldProblem[] => {
    const file = docs[type];
    const known = file === null || file === held?.[type] || mayName(ctx, type, agent?.id ?? null, file);
    return known ? [] : [{ field: `docs.${type}`, code: 'document_unknown' }];
  });
}

function docsOf({ docs }: AgentBody): AgentProfile['docs'] {
  return { ssm: textOf(docs?.ssm) || null, kpl: textOf(docs?.kpl) || null };
}

function textOf(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
