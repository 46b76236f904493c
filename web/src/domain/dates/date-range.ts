import { RANGE_MARK } from '@muara/contract/rules/dates/split-range';

/**
 * Joins two days to a range that `splitRange` takes apart.
 * It is '' if neither is filled in; a single day keeps its side.
 */
export function joinRange(start: string, end: string): string {
  return start === '' && end === '' ? '' : `${start}${RANGE_MARK}${end}`;
}
