import { FIRST_DAY, LAST_DAY } from '../../generated/constants.ts';
import { isLocalDate } from '../dates/is-local-date.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

/** Whether both ends of a range of days are dates (`YYYY-MM-DD`), and the end is not before the start. */
export function checkDates(
  values: Readonly<Record<string, unknown>>,
  [start, end]: readonly [start: string, end: string],
): FieldProblem[] {
  const problems = [start, end].flatMap((field) => checkDateField(field, values[field] as string | null | undefined));
  if (problems.length > 0) return problems;
  const ordered = String(values[start]) <= String(values[end]);
  return ordered ? [] : [{ field: end, code: 'dates_order' }];
}

/** Returns the problem of a required date: it must be a day of the calendar within the years that forms take. */
export function checkDateField(field: string, value: string | null | undefined): FieldProblem[] {
  if (isBlank(value)) return [{ field, code: 'validation_failed' }];
  return isFormDay(value as string) ? [] : [{ field, code: 'date_invalid' }];
}

/** Returns whether a text is a day (`YYYY-MM-DD`) within the years that forms take. */
export function isFormDay(text: string): boolean {
  return isLocalDate(text) && FIRST_DAY <= text && text <= LAST_DAY;
}
