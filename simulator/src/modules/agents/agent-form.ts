import { AGENT_DOC_TYPES } from '@muara/contract/constants';
import type { FieldProblem } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { AgentProfile, UserRecord } from '../../world/records.ts';
import { mayName } from '../catalogue/files.ts';
import { takenFields } from '../users/taken-fields.ts';
import { profileOf } from './present-agent.ts';

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

/** The profile that the form holds; a field that is missing counts as blank. */
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
    active: body.active === 1,
  };
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
