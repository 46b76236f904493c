import { checkDates } from './check-dates.ts';
import { checkTexts } from './check-texts.ts';
import type { FieldProblem } from './field-problem.ts';

/** The holiday form, by wire names. */
export interface HolidayValues {
  details?: string | null;
  /** `YYYY-MM-DD`. */
  start?: string | null;
  end?: string | null;
}

/** Checks the holiday form: both dates and the details are required (002 §5.2). */
export function checkHoliday(values: HolidayValues): FieldProblem[] {
  const texts = values as Readonly<Record<string, unknown>>;
  return [...checkDates(texts, ['start', 'end']), ...checkTexts(texts, ['details'])];
}
