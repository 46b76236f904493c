import type { BugReportRecord } from '../world/log-records.ts';

/** Events of problem reports and of the error log (002 §2.5, 002 §2.6). */
export interface SupportEvents {
  'report.sent': { readonly report: BugReportRecord };
  'report.resolved': { readonly report: BugReportRecord };
  'errorLog.cleared': { readonly hadEntries: boolean };
}
