import { RANGE_MARK } from '@muara/contract/rules';

/** The range of two days, as `splitRange` takes it apart; '' when neither is filled in, and a half alone keeps its side. */
export function joinRange(start: string, end: string): string {
  return start === '' && end === '' ? '' : `${start}${RANGE_MARK}${end}`;
}
