import type { ErrorCode } from '../../generated/errors.ts';
import { OK, type Verdict } from '../verdict.ts';

/**
 * Whether a trip can start: someone was validated, and the crew's number matches (002 §4.5, §7.8).
 *
 * @param named the number that the crew sends
 */
export function checkTripStart(validated: number, named: number): Verdict<ErrorCode> {
  if (validated === 0) return { ok: false, code: 'trip_empty' };
  if (named !== validated)
    return { ok: false, code: 'trip_count_changed', field: 'total_passenger', params: { count: String(validated) } };
  return OK;
}
