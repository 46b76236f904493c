import { checkContact, checkIc } from './check-contact.ts';
import { checkDates } from './check-dates.ts';
import { checkEmail } from './check-email.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkPlace } from './check-place.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The agent form, by wire names. */
export interface AgentValues {
  name?: string | null;
  company_name?: string | null;
  address?: string | null;
  state?: string | null;
  country?: string | null;
  email?: string | null;
  password?: string | null;
  contact?: string | null;
  ic?: string | null;
  /** `YYYY-MM-DD`. */
  start_date?: string | null;
  end_date?: string | null;
  active?: 0 | 1;
  docs?: { ssm?: string | null; kpl?: string | null } | null;
}

export interface AgentToCheck {
  mode: 'add' | 'edit';
  values: AgentValues;
}

/**
 * Checks the agent form (001 §5).
 * All fields but the IC are required, the password only when adding; phone and IC are digits; Active
 * needs both documents (001 §4).
 */
export function checkAgent({ mode, values }: AgentToCheck): FieldProblem[] {
  const { password, docs } = values;
  const hasPassword = password !== undefined && password !== null && password !== '';
  const hasDocs = Boolean(docs?.ssm) && Boolean(docs?.kpl);
  return [
    ...checkTexts(values as Readonly<Record<string, unknown>>, ['name', 'company_name', 'address']),
    ...checkPlace(values),
    ...checkEmail(values.email),
    ...checkTexts(values as Readonly<Record<string, unknown>>, [], ['email']),
    ...(mode === 'add' || hasPassword ? checkNewPassword({ password }) : []),
    ...checkContact(values.contact, 'required'),
    ...checkIc(values.ic),
    ...checkDates(values as Readonly<Record<string, unknown>>, ['start_date', 'end_date']),
    ...(values.active === 1 && !hasDocs ? [{ field: 'active', code: 'documents_missing' } as const] : []),
  ];
}
