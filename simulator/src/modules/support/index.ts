import type { Handlers } from '../../kernel/handler.ts';
import { listBugReports } from './list-bug-reports.ts';
import { reportBug } from './report-bug.ts';
import { resolveBugReport } from './resolve-bug-report.ts';

/** Problem reports (002 §2.6). */
export const support = { listBugReports, reportBug, resolveBugReport } satisfies Partial<Handlers>;
