import { bookingEdited } from '../../domain/bookings/index.ts';
import { findJetty, holidaysAhead, presentPackage } from '../../domain/catalogue/index.ts';
import { postRestored } from '../../domain/ledger/index.ts';
import { countDaySeats, getSlot } from '../../domain/seats/index.ts';
import { getCommandState, getSeatHolder, presentTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import type { JettyRecord, Slot } from '../../world/catalogue/jetties.ts';
import type { LocalDate } from '../../world/records.ts';
import type { BookingStatus, TicketRecord } from '../../world/ticket-records.ts';
import { getTicketFile } from './get-ticket-file.ts';

/**
 * Moves a ticket or booking to another date and slot in one step (001 §4, 002 §4.1): its own seats
 * count as free, the new ones are taken, and it is no longer used or a no-show. An expired booking returns to its
 * earlier status.
 * @throws Refusal ticket_not_found, permission_denied, the rule's code, a date's or a slot's code
 */
export const editDepartureDate: Handler<'editDepartureDate'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  const before = getTicketFile(ctx, body.id, 'Update');
  assertAllowed(rules.checkDepartureEdit(getCommandState(world, before)));
  const departDate = assertDate(ctx, before, body.depart_date);
  const slot = assertSlot(ctx, before, departDate, body.slot);
  if (before.expired) postRestored(ctx, before);
  const after = world.tables.tickets.update(before.id, {
    departDate,
    slot,
    noShow: false,
    used: false,
    expired: false,
    bookingStatus: revivedStatus(before),
    booking: bookingEdited(ctx, before),
  });
  const ticket = presentTicket(world, after, rules);
  return reply(
    { success: true, status: after.bookingStatus ?? ticket.ribbon, ticket },
    event('ticket.departureMoved', { before, ticket: after }),
  );
};

/** Returns a valid departure date; a VVIP trip's notice was given when it was ordered. */
function assertDate({ world, rules, now }: Context, ticket: TicketRecord, text: string): LocalDate {
  const date = text.trim() || null;
  assertAllowed(
    rules.checkDate({
      date,
      now,
      platform: ticket.bookingStatus === null ? 'counter' : 'booking',
      vvip: ticket.vvip,
      edit: true,
      holidays: holidaysAhead(world),
      package: presentPackage(world.tables.packages.must(ticket.packageId)),
    }),
  );
  return date as LocalDate;
}

/** Returns a slot of the ticket's jetty with enough seats; null at a jetty without slots. */
function assertSlot(
  { world, rules, now }: Context,
  ticket: TicketRecord,
  date: LocalDate,
  label: string | null | undefined,
): string | null {
  if (ticket.jettyId === null) return null;
  const jetty = findJetty(world, ticket.jettyId);
  if (!jetty) throw new Refusal('slot_not_found', { field: 'slot' });
  const times = slotNamed(jetty, label?.trim() || null, (slot) => rules.slotLabel(slot));
  const pkg = world.tables.packages.must(ticket.packageId);
  const asked = { jetty, date, pkg, exceptTicketId: ticket.id };
  const moved = { ...getSeatHolder(ticket), status: revivedStatus(ticket), expired: false, depart_date: date };
  const passengers = rules.holdsCapacity(moved, now) ? ticket.passengers : 0;
  assertAllowed(rules.checkDaySeats({ left: countDaySeats(world, rules, asked), passengers }));
  if (!times) return null;
  assertAllowed(rules.checkSlot({ slot: getSlot(world, rules, asked, times), date, now, passengers }));
  return rules.slotLabel(times);
}

function slotNamed({ slots }: JettyRecord, label: string | null, labelOf: (slot: Slot) => string): Slot | null {
  if (slots.length === 0) return null;
  if (label === null) throw new Refusal('slot_required', { field: 'slot' });
  const slot = slots.find((candidate) => labelOf(candidate) === label);
  if (!slot) throw new Refusal('slot_not_found', { field: 'slot' });
  return slot;
}

/** Returns the status of a booking before its day passed. */
function revivedStatus({ bookingStatus, booking, balance }: TicketRecord): BookingStatus | null {
  if (bookingStatus !== 'Expired') return bookingStatus;
  if (balance.isPartlyPaid) return 'Deposit';
  return booking?.approvedAt == null ? 'Pending' : 'Approved';
}
