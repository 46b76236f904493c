import { addDays } from '@muara/contract/rules';
import { defineCatalogue } from '../define-catalogue.ts';
import type { LocalDate } from '../records.ts';

export interface SeaTideRecord {
  readonly id: number;
  readonly date: LocalDate;
  readonly session: 'morning' | 'evening';
}

/** The sea tide calendar (002 §2.8). */
export const seaTides = defineCatalogue<SeaTideRecord>()({
  indexes: {
    unique: { date: (tide) => tide.date },
    sorted: { list: { order: (tide) => tide.date } },
  },
  /** The tide closes the morning slots of Sungai Linggi; evening entries are shown only. */
  seed: (today) =>
    [-6, 3, 9, 17, 18, 31].map((days, index) => ({
      id: index + 1,
      date: addDays(today, days),
      session: index === 2 ? 'evening' : 'morning',
    })),
});
