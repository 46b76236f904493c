import { PAGE_SIZE } from '@muara/contract/constants';
import { isSuperUser } from '@muara/contract/rules';
import type { BugReportList } from '@muara/contract/types';
import { getActor } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { BugReportRecord } from '../../world/log-records.ts';
import type { Session, World } from '../../world/world.ts';
import { presentReport, getReporter } from './present-report.ts';

/** Problem reports (002 §2.6). */
export const support = {
  listBugReports: ({ query }, { world, session }) => listPage(world, session, query.page, query.search),

  reportBug({ body }, ctx) {
    const { world, rules, now } = ctx;
    const { session } = ctx;
    assertNoFieldErrors(rules.checkReport(body));
    const report = world.tables.bugReports.insert({
      userId: session.user.id,
      report: body.report.trim(),
      createdAt: now,
      resolvedAt: null,
      resolvedBy: null,
    });
    return reply(listPage(world, session), event('report.sent', { report }));
  },

  resolveBugReport({ params }, ctx) {
    const { world, now } = ctx;
    const { bugReports } = world.tables;
    const record = bugReports.get(params.id);
    if (!record) throw new Refusal('report_not_found');
    if (record.resolvedAt !== null) return presentReport(world, record, true);
    const resolvedBy = ctx.session.user.id;
    const report = bugReports.update(record.id, { resolvedAt: now, resolvedBy });
    return reply(presentReport(world, report, true), event('report.resolved', { report }));
  },
} satisfies Partial<Handlers>;

/** Returns one's own reports, newest first; all reports for a super user. */
function listPage(world: World, session: Session, page = 0, search = ''): BugReportList {
  const all = isSuperUser(getActor(session));
  const text = search.trim().toLowerCase();
  const where = ({ report, userId }: BugReportRecord): boolean =>
    report.toLowerCase().includes(text) || (all && getReporter(world, userId).toLowerCase().includes(text));
  const more = text === '' ? {} : { where };
  const { bugReports } = world.tables;
  const cursor = all ? bugReports.cursor('newest', more) : bugReports.cursor('user', { key: session.user.id, ...more });
  return { data: cursor.page(page, PAGE_SIZE).map((record) => presentReport(world, record, all)), total: cursor.total };
}
