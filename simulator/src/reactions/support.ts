import type { SupportEvents } from '../events/support-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import type { BugReportRecord } from '../world/log-records.ts';
import { none, type ReactionTable } from './reaction.ts';
import { NOT_MAILED, NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

/** Problem reports and the error log (002 §2.5, 002 §2.6). */
export const support: ReactionTable<keyof SupportEvents> = {
  'report.sent': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ report }) => ({ module: 'Support', action: `Sent report ${report.id}` }),
    realtime({ report }, ctx) {
      const { id, report: text } = report;
      ctx.hub.broadcast({ type: 'bug-report', id, username: reporterOf(report, ctx), report: text });
      ctx.hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
  'report.resolved': {
    mail: NOT_MAILED,
    park: NOT_SENT_TO_PARK,
    audit: ({ report }, ctx) => ({
      module: 'Support',
      action: `Resolved report ${report.id} of ${reporterOf(report, ctx)}`,
    }),
    realtime({ report: { id, userId, report } }, { hub }) {
      hub.toUser(userId, { type: 'issue-resolved', id, report });
      hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
  'errorLog.cleared': {
    mail: none('Only the maintainers read the log.'),
    park: NOT_SENT_TO_PARK,
    audit: () => ({ module: 'Error Log', action: 'Cleared the error log' }),
    realtime({ hadEntries }, { hub }) {
      if (hadEntries) hub.refreshBubbles();
    },
    printing: NOTHING_PRINTED,
  },
};

function reporterOf({ userId }: BugReportRecord, { world }: ReactionContext): string {
  return world.tables.users.get(userId)?.username ?? '';
}
