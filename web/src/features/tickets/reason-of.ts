import { ERRORS } from '@muara/contract/errors';
import type { ActionVerdict } from '@muara/contract/rules/tickets/actions/shapes';
import { codeText } from '@/domain/errors/errors.ts';

/** Why a ticket does not take a command now, in words; null when it does. */
export function reasonOf(verdict: ActionVerdict): string | null {
  return verdict.ok ? null : codeText(verdict.code, ERRORS[verdict.code].message);
}
