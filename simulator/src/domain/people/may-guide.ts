import type { TourGuideRecord } from '../../world/catalogue/tour-guides.ts';
import type { LocalDate } from '../../world/records.ts';

/**
 * Returns whether a tour guide can be chosen for a sale on a day: not removed, active, and within the
 * dates, inclusive (002 §3.7).
 */
export function mayGuide({ active, startDate, endDate, deletedAt }: TourGuideRecord, today: LocalDate): boolean {
  return deletedAt == null && active && startDate <= today && today <= endDate;
}
