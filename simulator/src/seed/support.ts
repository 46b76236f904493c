import { addDays, toEpoch } from '@muara/contract/rules';
import type { BugReportRecord } from '../world/log-records.ts';
import type { LocalDate } from '../world/records.ts';

const SUPER_USER = 1;

/** Problem reports: who, what, how many days ago and at which minute; resolved the next day or open. */
const REPORTS: readonly { userId: number; report: string; daysAgo: number; minute: number; resolved: boolean }[] = [
  {
    userId: 14,
    report: 'The receipt printer of Counter 2 prints twice.',
    daysAgo: 12,
    minute: 615,
    resolved: true,
  },
  {
    userId: 9,
    report: 'My statement of last month shows a booking that was voided.',
    daysAgo: 8,
    minute: 1010,
    resolved: true,
  },
  {
    userId: 5,
    report: 'The drawer count of the evening shift asks for the float again after a reload.',
    daysAgo: 3,
    minute: 1145,
    resolved: false,
  },
  {
    userId: 8,
    report: 'The popup picture is cut off on small phones.',
    daysAgo: 1,
    minute: 560,
    resolved: false,
  },
];

/** Problem reports of the last weeks: half of them wait for somebody. */
export function seedBugReports(today: LocalDate): BugReportRecord[] {
  return REPORTS.map(({ userId, report, daysAgo, minute, resolved }, index) => ({
    id: index + 1,
    userId,
    report,
    createdAt: toEpoch(addDays(today, -daysAgo), minute),
    resolvedAt: resolved ? toEpoch(addDays(today, 1 - daysAgo), minute - 30) : null,
    resolvedBy: resolved ? SUPER_USER : null,
  }));
}
