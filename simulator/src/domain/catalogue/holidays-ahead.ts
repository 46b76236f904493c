import { toLocalDate } from '@muara/contract/rules';
import type { HolidayRecord } from '../../world/catalogue/holidays.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns the current and future holidays: all that a sale must check, however many years the list
 * covers.
 */
export function holidaysAhead({ tables: { holidays }, clock }: World): HolidayRecord[] {
  const today = toLocalDate(clock.now());
  const ahead: HolidayRecord[] = [];
  for (const holiday of holidays.cursor('end')) {
    if (holiday.end < today) break;
    ahead.push(holiday);
  }
  // Where two overlap, the one entered first gives the reason.
  return ahead.sort((one, other) => one.id - other.id);
}
