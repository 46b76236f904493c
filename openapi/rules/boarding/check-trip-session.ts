import { SHIFTS } from '../../generated/constants.ts';
import { isBlank } from '../forms/is-blank.ts';
import type { FieldProblem } from '../forms/field-problem.ts';

/** The trip form, by wire names. */
export interface TripSessionValues {
  boat_operator_id?: number | null;
  jetty_id?: number | null;
  shift?: string | null;
  time?: string | null;
  boat_no?: string | null;
  total_passenger?: number | null;
}

const MOST_BOAT_NO = 20;

/** Returns the missing fields of a trip: all are required, with at least one passenger (002 §5.4). */
export function checkTripSession(values: TripSessionValues): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (values.boat_operator_id == null) problems.push({ field: 'boat_operator_id', code: 'boat_operator_required' });
  if (values.jetty_id == null) problems.push({ field: 'jetty_id', code: 'jetty_required' });
  if (!(SHIFTS as readonly string[]).includes(values.shift?.trim() ?? ''))
    problems.push({ field: 'shift', code: 'trip_shift_required' });
  if (isBlank(values.time)) problems.push({ field: 'time', code: 'time_required' });
  if (isBlank(values.boat_no)) problems.push({ field: 'boat_no', code: 'boat_no_required' });
  else if ([...(values.boat_no as string).trim()].length > MOST_BOAT_NO)
    problems.push({ field: 'boat_no', code: 'text_too_long' });
  if (!((values.total_passenger ?? 0) >= 1))
    problems.push({ field: 'total_passenger', code: 'total_passenger_required' });
  return problems;
}
