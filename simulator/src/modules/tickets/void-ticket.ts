import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';

/**
 * Voids a ticket or booking with all that belongs to it, as the caller (001 §4). A refund that its buyer has asked for
 * still waits to be decided: the money is another matter.
 */
export function voidTicket({ world, session, now }: Context, ticket: TicketRecord, note: string): TicketRecord {
  const { tickets, subTickets } = world.tables;
  for (const { id, canceledAt, validatedAt } of subTickets.by('ticket', ticket.id))
    if (canceledAt === null && validatedAt === null) subTickets.update(id, { canceledAt: now });
  return tickets.update(ticket.id, {
    cancel: {
      requestedAt: ticket.cancel?.requestedAt ?? null,
      doneAt: now,
      adminId: (session as Session).user.id,
      note,
      bank: ticket.cancel?.bank ?? null,
    },
    ...(ticket.bookingStatus !== null && { bookingStatus: 'Canceled' as const }),
  });
}
