import { postRefund } from '../../domain/ledger/index.ts';
import { voidPart, voidTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { type Reply, reply } from '../../kernel/handler-reply.ts';
import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord, TicketReversal } from '../../world/ticket-records.ts';

/** Returns the money, which voids the whole purchase except for used tickets (001 §4). */
export function refundPurchase(
  ctx: Context,
  ticket: TicketRecord,
  part: { buyer?: TicketRecord['buyer']; refund: TicketReversal },
  approved: boolean,
): Reply<TicketRecord> {
  const { world, session, now } = ctx;
  const { tickets, subTickets } = world.tables;
  const open = subTickets.by('ticket', ticket.id).filter(({ canceledAt }) => canceledAt === null);
  const { id: userId } = session.user;
  const refund = { ...part.refund, doneAt: now, adminId: userId };
  const note = refund.note ?? '';
  const voided = ticket.cancel?.doneAt == null ? voidTicket(ctx, ticket, note, { all: true, refund: true }) : ticket;
  // A void of an open purchase leaves its sold tickets valid: the refund voids them too.
  for (const part of open)
    if (part.validatedAt === null && subTickets.must(part.id).canceledAt === null) voidPart(ctx, part, note);
  postRefund(ctx, voided, userId);
  const done = tickets.update(ticket.id, { ...part, cancel: voided.cancel, refund });
  const ended = open.filter(({ id }) => subTickets.must(id).canceledAt !== null);
  return reply(done, event('ticket.refunded', { before: ticket, ticket: done, ended, approved }));
}
