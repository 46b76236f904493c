import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { listPage } from './list-page.ts';

/** Stores a problem report (002 §2.6). */
export const reportBug: Handler<'reportBug'> = ({ body }, ctx) => {
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
};
