import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { presentReport } from './present-report.ts';

/** Marks a problem report as resolved; a repeat changes nothing (002 §2.6). */
export const resolveBugReport: Handler<'resolveBugReport'> = ({ params }, ctx) => {
  const { world, now } = ctx;
  const { bugReports } = world.tables;
  const record = bugReports.get(params.id);
  if (!record) throw new Refusal('report_not_found');
  if (record.resolvedAt !== null) return presentReport(world, record, true);
  const resolvedBy = ctx.session.user.id;
  const report = bugReports.update(record.id, { resolvedAt: now, resolvedBy });
  return reply(presentReport(world, report, true), event('report.resolved', { report }));
};
