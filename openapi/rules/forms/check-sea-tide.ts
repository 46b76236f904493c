import { TIDE_SESSIONS } from '../../generated/constants.ts';
import { checkDateField } from './check-dates.ts';
import type { FieldProblem } from './field-problem.ts';

export interface SeaTideToCheck {
  date?: string | null;
  session?: string | null;
  /** Today in Kuala Lumpur. */
  today: string;
}

const SESSIONS: ReadonlySet<string> = new Set(TIDE_SESSIONS);

/** Checks a new sea tide: a date that has not passed, and a session (002 §5.2). */
export function checkSeaTide({ date, session, today }: SeaTideToCheck): FieldProblem[] {
  const problems = checkDateField('date', date);
  if (problems.length === 0 && (date as string) < today) problems.push({ field: 'date', code: 'date_past' });
  if (!SESSIONS.has(session ?? '')) problems.push({ field: 'session', code: 'selection_required' });
  return problems;
}
