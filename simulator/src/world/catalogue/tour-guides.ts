import { defineCatalogue, isPresent } from '../define-catalogue.ts';
import type { Edited, LocalDate, Removable } from '../records.ts';

/** A tour guide, who has an account besides (002 §3.7). */
export interface TourGuideRecord extends Edited, Removable {
  readonly id: number;
  readonly userId: number | null;
  readonly name: string;
  readonly companyName: string;
  readonly address: string;
  readonly state: string;
  readonly country: string;
  readonly email: string;
  readonly contact: string;
  readonly ic: string | null;
  readonly motacs: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly active: boolean;
}

/** Tour guides (002 §3.7). */
export const tourGuides = defineCatalogue<TourGuideRecord>()({
  indexes: {
    multi: { user: (guide) => guide.userId ?? undefined },
    sorted: { list: { key: isPresent, order: (guide) => guide.id } },
  },
  /** None: those of a new world come with their accounts, from `seedPeople`. */
  seed: () => [],
});
