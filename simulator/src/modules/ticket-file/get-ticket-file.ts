import { getActor } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** The Booking permission that is enough for a booking; everything else needs Tickets/Update. */
type BookingRight = 'View' | 'Update';

/** Returns the ticket or booking with an id. @throws Refusal ticket_not_found, permission_denied */
export function getTicketFile(ctx: Context, id: number, right?: BookingRight): TicketRecord {
  return assertFileAccess(ctx, ctx.world.tables.tickets.get(id), right);
}

/** Returns the ticket or booking with a code. @throws Refusal ticket_not_found, permission_denied */
export function getTicketFileByCode(ctx: Context, code: string, right?: BookingRight): TicketRecord {
  return assertFileAccess(ctx, ctx.world.tables.tickets.one('code', code), right);
}

/** Returns one ticket of a batch. @throws Refusal ticket_not_found, permission_denied */
export function getSubTicket(ctx: Context, id: number): SubTicketRecord {
  const part = ctx.world.tables.subTickets.get(id);
  if (!part) throw new Refusal('ticket_not_found');
  assertCanUpdateTickets(ctx);
  return part;
}

/** Returns one ticket of a batch by its code. @throws Refusal ticket_not_found */
export function getSubTicketByCode({ tables }: World, code: string): SubTicketRecord {
  const part = tables.subTickets.one('code', code);
  if (!part) throw new Refusal('ticket_not_found');
  return part;
}

function assertFileAccess(
  ctx: Context,
  ticket: TicketRecord | undefined,
  right: BookingRight | undefined,
): TicketRecord {
  if (!ticket || isRemoved(ticket)) throw new Refusal('ticket_not_found');
  const asBooking = right !== undefined && ticket.bookingStatus !== null && hasPermission(ctx, 'Booking', right);
  if (!asBooking) assertCanUpdateTickets(ctx);
  return ticket;
}

function assertCanUpdateTickets(ctx: Context): void {
  if (!hasPermission(ctx, 'Tickets', 'Update')) throw new Refusal('permission_denied');
}

function hasPermission({ rules, session }: Context, area: string, action: string): boolean {
  return rules.hasPermission(getActor(session), area, action);
}
