import { LATE_NIGHT_HOUR } from '../../generated/constants.ts';
import type { EpochMs, LocalDate } from '../dates/local-date.ts';
import { toLocalDate } from '../dates/to-local-date.ts';
import { toLocalMinutes } from '../dates/to-local-minutes.ts';

/**
 * Whether a sale for today is so late that boats may have stopped: from 22:00 (002 §5.3).
 * Open tickets have no date and are never late.
 */
export function isLateTonight({ departDate, now }: { departDate: LocalDate | null; now: EpochMs }): boolean {
  return departDate === toLocalDate(now) && toLocalMinutes(now) >= LATE_NIGHT_HOUR * 60;
}
