import { PAGE_SIZE } from '@muara/contract/constants';
import { isSuperUser } from '@muara/contract/rules';
import type { BugReportList } from '@muara/contract/types';
import { getActor } from '../../domain/people/index.ts';
import type { BugReportRecord } from '../../world/log-records.ts';
import type { Session, World } from '../../world/world.ts';
import { getReporter, presentReport } from './present-report.ts';

/** Returns one's own reports, newest first; all reports for a super user. */
export function listPage(world: World, session: Session, page = 0, search = ''): BugReportList {
  const all = isSuperUser(getActor(session));
  const text = search.trim().toLowerCase();
  const where = ({ report, userId }: BugReportRecord): boolean =>
    report.toLowerCase().includes(text) || (all && getReporter(world, userId).toLowerCase().includes(text));
  const more = text === '' ? {} : { where };
  const { bugReports } = world.tables;
  const cursor = all ? bugReports.cursor('newest', more) : bugReports.cursor('user', { key: session.user.id, ...more });
  return { data: cursor.page(page, PAGE_SIZE).map((record) => presentReport(world, record, all)), total: cursor.total };
}
