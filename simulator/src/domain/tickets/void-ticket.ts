import type { Context } from '../../kernel/handler.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { postVoid } from '../ledger/index.ts';

/**
 * Voids a ticket or booking with all its parts, as the caller (001 §4).
 * Sold tickets of an open purchase keep their state unless `all` is set; used ones always do. A refund requested by the
 * buyer stays pending: the money is decided separately.
 * @param options `refund` when the money is returned with it, which has its own posting
 */
export function voidTicket(
  ctx: Context,
  ticket: TicketRecord,
  note: string,
  { all = ticket.departDate !== null, refund = false, atGate = false } = {},
): TicketRecord {
  const { world, session, now } = ctx;
  for (const part of world.tables.subTickets.by('ticket', ticket.id)) {
    const sold = part.sold || part.userId !== null;
    if (part.canceledAt === null && part.validatedAt === null && (all || !sold)) voidPart(ctx, part, note, atGate);
  }
  if (!refund) postVoid(ctx, ticket, session.user.id);
  return world.tables.tickets.update(ticket.id, {
    cancel: {
      requestedAt: null,
      bank: null,
      ...ticket.cancel,
      doneAt: now,
      adminId: session.user.id,
      note,
      ...(atGate && { atGate }),
    },
    ...(ticket.bookingStatus !== null && { bookingStatus: 'Canceled' as const }),
  });
}

/** Voids one ticket of a batch, as the caller. */
export function voidPart(
  { world, session, now }: Context,
  part: SubTicketRecord,
  note: string | null,
  atGate = false,
): SubTicketRecord {
  const { user } = session;
  return world.tables.subTickets.update(part.id, {
    canceledAt: now,
    cancelNote: note,
    cancelById: user.id,
    ...(atGate && { canceledAtGate: true }),
  });
}
