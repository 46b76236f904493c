import { PAGE_SIZE } from '@muara/contract/constants';
import { isSuperUser } from '@muara/contract/rules';
import type { BugReportList } from '@muara/contract/types';
import { actorOf } from '../../domain/people/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import type { BugReportRecord } from '../../world/log-records.ts';
import type { Session, World } from '../../world/world.ts';
import { presentReport, reporterOf } from './present-report.ts';

/** Problem reports (002 §2.6). */
export const support = {
  listBugReports: ({ query }, { world, session }) => listPage(world, session as Session, query.page, query.search),

  reportBug({ body }, ctx) {
    const { world, rules, now, hub } = ctx;
    const session = ctx.session as Session;
    assertNoFieldErrors(rules.checkReport(body));
    const report = body.report.trim();
    const { id } = world.tables.bugReports.insert({
      userId: session.user.id,
      report,
      createdAt: now,
      resolvedAt: null,
      resolvedBy: null,
    });
    writeAuditEntry(ctx, { module: 'Support', action: `Sent report ${id}` });
    hub.broadcast({ type: 'bug-report', id, username: session.user.username, report });
    hub.refreshBubbles();
    return listPage(world, session);
  },

  resolveBugReport({ params }, ctx) {
    const { world, now, hub } = ctx;
    const { bugReports } = world.tables;
    const record = bugReports.get(params.id);
    if (!record) throw new Refusal('report_not_found');
    if (record.resolvedAt !== null) return presentReport(world, record, true);
    const resolvedBy = (ctx.session as Session).user.id;
    const resolved = bugReports.update(record.id, { resolvedAt: now, resolvedBy });
    writeAuditEntry(ctx, {
      module: 'Support',
      action: `Resolved report ${record.id} of ${reporterOf(world, record.userId)}`,
    });
    hub.toUser(record.userId, { type: 'issue-resolved', id: record.id, report: record.report });
    hub.refreshBubbles();
    return presentReport(world, resolved, true);
  },
} satisfies Partial<Handlers>;

/** Returns one's own reports, newest first; all reports for a super user. */
function listPage(world: World, session: Session, page = 0, search = ''): BugReportList {
  const all = isSuperUser(actorOf(session));
  const text = search.trim().toLowerCase();
  const where = ({ report, userId }: BugReportRecord): boolean =>
    report.toLowerCase().includes(text) || (all && reporterOf(world, userId).toLowerCase().includes(text));
  const more = text === '' ? {} : { where };
  const { bugReports } = world.tables;
  const cursor = all ? bugReports.cursor('newest', more) : bugReports.cursor('user', { key: session.user.id, ...more });
  return { data: cursor.page(page, PAGE_SIZE).map((record) => presentReport(world, record, all)), total: cursor.total };
}
