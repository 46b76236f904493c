import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** The longest bug report, in characters. */
export const REPORT_MAX = 2_000;

/** Checks a problem report: not blank (002 §5.2), at most 2,000 characters. */
export function checkReport({ report }: { report?: string | null }): FieldProblem[] {
  const fits = !isBlank(report) && (report as string).length <= REPORT_MAX;
  return fits ? [] : [{ field: 'report', code: 'validation_failed' }];
}
