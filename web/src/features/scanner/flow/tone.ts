import type { BoardingResult } from '@muara/contract/constants';
import type { ScannedTicket } from '@muara/contract/types';
import { countLeft } from './picked.ts';

type Judged = Pick<ScannedTicket, 'boarding' | 'left'>;

/**
 * Returns the colour of a result, which is that of its verdict.
 * If only some of the passengers fit on the boat, it is a warning.
 */
export function toneOf({ boarding, left }: Judged, remaining: number): BoardingResult {
  const isPartPossible = boarding.code === 'remaining_too_few' && remaining > 0 && countLeft({ left }) > 1;
  return isPartPossible ? 'warning' : boarding.result;
}
