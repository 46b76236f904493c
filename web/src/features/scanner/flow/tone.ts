import type { BoardingResult } from '@muara/contract/constants';
import type { ScannedTicket } from '@muara/contract/types';
import { countLeft } from './picked.ts';

type Judged = Pick<ScannedTicket, 'boarding' | 'left'>;

/**
 * Returns the colour of a result: that of the verdict, but a party too large for the places left is a warning while some
 * of it can board.
 */
export function toneOf({ boarding, left }: Judged, remaining: number): BoardingResult {
  const isPartPossible = boarding.code === 'remaining_too_few' && remaining > 0 && countLeft({ left }) > 1;
  return isPartPossible ? 'warning' : boarding.result;
}
