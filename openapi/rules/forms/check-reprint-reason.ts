import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Checks that a reprint has a reason (000 §5). */
export function checkReprintReason({ reprint_reason: reason }: { reprint_reason?: string | null }): FieldProblem[] {
  return isBlank(reason) ? [{ field: 'reprint_reason', code: 'reprint_reason_required' }] : [];
}
