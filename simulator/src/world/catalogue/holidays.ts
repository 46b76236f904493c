import { addDays } from '@muara/contract/rules';
import { defineCatalogue } from '../define-catalogue.ts';
import type { Edited, LocalDate } from '../records.ts';

export interface HolidayRecord extends Edited {
  readonly id: number;
  readonly details: string;
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** Days without departures (002 §3.7). */
export const holidays = defineCatalogue<HolidayRecord>()({
  indexes: {
    sorted: { list: { order: (holiday) => holiday.start }, end: { order: (holiday) => holiday.end } },
  },
  /** Holidays before and after today; never today itself, so that a new world can sell. */
  seed: (today) => [
    { id: 1, details: 'Hari Keputeraan', start: addDays(today, -33), end: addDays(today, -33) },
    { id: 2, details: 'Hari Raya', start: addDays(today, 12), end: addDays(today, 13) },
    { id: 3, details: 'Boat maintenance', start: addDays(today, 40), end: addDays(today, 40) },
  ],
});
