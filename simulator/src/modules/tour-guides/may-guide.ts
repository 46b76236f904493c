import type { LocalDate, TourGuideRecord } from '../../world/records.ts';

/** Whether a tour guide may be chosen for a sale on a day: there, active, and inside the dates, both ends included (002 §3.7). */
export function mayGuide({ active, startDate, endDate, deletedAt }: TourGuideRecord, today: LocalDate): boolean {
  return deletedAt == null && active && startDate <= today && today <= endDate;
}
