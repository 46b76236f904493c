import { FIRST_DAY, LAST_DAY } from '../../generated/constants.ts';
import { isLocalDate } from '../dates/is-local-date.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Checks a range of dates (`YYYY-MM-DD`): both exist, and the end is not before the start. @internal */
export function checkDates(
  values: Readonly<Record<string, unknown>>,
  [start, end]: readonly [start: string, end: string],
): FieldProblem[] {
  const problems = [start, end].flatMap((field) => checkDateField(field, values[field] as string | null | undefined));
  if (problems.length > 0) return problems;
  const ordered = String(values[start]) <= String(values[end]);
  return ordered ? [] : [{ field: end, code: 'dates_order' }];
}

/** Checks a required date: it exists and is within the years that forms accept. @internal */
export function checkDateField(field: string, value: string | null | undefined): FieldProblem[] {
  if (isBlank(value)) return [{ field, code: 'validation_failed' }];
  return isFormDay(value as string) ? [] : [{ field, code: 'date_invalid' }];
}

/** Whether a text is a date (`YYYY-MM-DD`) within the years that forms accept. @internal */
export function isFormDay(text: string): boolean {
  return isLocalDate(text) && FIRST_DAY <= text && text <= LAST_DAY;
}
