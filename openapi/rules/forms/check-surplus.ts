import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Checks that the repayment of a surplus has the reference of its transfer. */
export function checkSurplusPaidBack({ reference }: { reference?: string | null }): FieldProblem[] {
  if (isBlank(reference)) return [{ field: 'reference', code: 'reference_required' }];
  return checkTexts({ reference }, [], ['reference']);
}
