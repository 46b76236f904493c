import { formatRinggit } from '@muara/contract/rules';
import { postSurplus } from '../../domain/ledger/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import {
  describeSurplus,
  sendMail,
  surplusAlertMail,
  surplusMail,
  type SurplusReason,
} from '../../reactions/mail/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Roles that are alerted, because they can return money. */
const SURPLUS_REASONS: readonly string[] = ['Super User', 'Manager'];

/** Records a payment that buys nothing, and informs the buyer and the managers by mail and on screen. */
export function recordSurplus(ctx: Context, ticket: TicketRecord, attemptId: number, why: SurplusReason): TicketRecord {
  const { world, hub, now } = ctx;
  const { users, outbox, payments } = world.tables;
  const attempt = payments.must(attemptId);
  const kept = postSurplus(ctx, attempt);
  sendMail(ctx, ticket, (to) => surplusMail(to, ticket, attempt, why));
  const heads = SURPLUS_REASONS.flatMap((role) => users.by('role', role)).filter(
    ({ active, deletedAt }) => active && deletedAt === null,
  );
  if (heads.length > 0)
    outbox.insert({
      ...surplusAlertMail(
        heads.map(({ email }) => email),
        ticket,
        attempt,
        why,
      ),
      ticketCode: ticket.code,
      createdAt: now,
    });
  const money = `RM ${formatRinggit(attempt.amount)}`;
  writeAuditEntry(ctx, {
    module: 'Tickets',
    action: `Kept a surplus payment of ${money} for ticket ${ticket.code}: ${describeSurplus(why)}`,
    link: linkToTicket(ticket),
  });
  hub.broadcast({ type: 'catalogue', area: 'tickets' });
  if (ticket.bookingStatus !== null) hub.broadcast({ type: 'catalogue', area: 'bookings' });
  hub.refreshBubbles();
  for (const { id } of heads)
    hub.toUser(id, {
      type: 'alert',
      title: 'Surplus payment',
      message: `${money} came in for ticket ${ticket.code}, but ${describeSurplus(why)}.`,
    });
  return kept;
}
