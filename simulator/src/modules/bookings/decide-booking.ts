import { percentOf } from '@muara/contract/rules';
import type { BookingApproval, BookingDecision, BookingSaved } from '@muara/contract/types';
import { getBookingCommandState, getBooking, NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import { postSale } from '../../domain/ledger/index.ts';
import { presentTicket, voidTicket } from '../../domain/tickets/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';

/**
 * Approves a booking, which can then be paid, in two parts if that was granted (002 §4.1).
 * A booking that the discount makes free is paid immediately.
 * @throws Refusal ticket_not_found, request_processed, discount_not_allowed, a field's own code
 */
export function approveBooking(ctx: Context, form: BookingApproval): Reply<BookingSaved> {
  const { world, rules, now } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingDecision(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm(form));
  const percent = form.discount ?? 0;
  if (percent > 0 && !rules.canDiscountBooking(getBookingCommandState(before)))
    throw new Refusal('discount_not_allowed', { field: 'discount' });
  const money = discounted(before, percent);
  const free = money.total === 0;
  const approved = world.tables.tickets.update(before.id, {
    bookingStatus: free ? 'Paid' : 'Approved',
    booking: { ...decided(ctx, before, form.booking_note), approvedAt: now },
    money,
    ...(percent > 0 && { discount: { type: '%' as const, value: percent } }),
    payment: {
      ...before.payment,
      partial: form.partial_payment === 1 && !free,
    },
  });
  const booking = postSale(ctx, approved);
  const paid = booking.balance.isPaid && !before.balance.isPaid ? [event('sale.paid', { ticket: booking })] : [];
  return saved(ctx, booking, event('booking.approved', { before, booking, percentOff: percent }), ...paid);
}

/**
 * Rejects a booking and releases its seats (002 §5.1).
 * @throws Refusal ticket_not_found, request_processed, a field's own code
 */
export function rejectBooking(ctx: Context, form: BookingDecision): Reply<BookingSaved> {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingDecision(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const booking = world.tables.tickets.update(before.id, {
    bookingStatus: 'Rejected',
    booking: decided(ctx, before, form.booking_note),
  });
  return saved(ctx, booking, event('booking.rejected', { before, booking, mailed: form.send_email === 1 }));
}

/**
 * Voids an approved, unpaid booking (002 §4.1).
 * @throws Refusal ticket_not_found, booking_not_cancelable, a field's own code
 */
export function cancelBooking(ctx: Context, form: BookingDecision): Reply<BookingSaved> {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingCancel(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const file = decided(ctx, before, form.booking_note);
  voidTicket(ctx, before, file.note ?? '');
  const booking = world.tables.tickets.update(before.id, { booking: file });
  return saved(ctx, booking, event('booking.voided', { before, booking, mailed: form.send_email === 1 }));
}

/** Returns the booking file with the caller's decision. */
function decided({ session }: Context, { booking }: TicketRecord, note: string | undefined): BookingFile {
  return { ...(booking ?? NEW_BOOKING_FILE), note: note?.trim() ?? null, decidedById: session.user.id };
}

/** Takes a percentage off the fare; dishes are not discounted (002 §5.1). */
function discounted({ money }: TicketRecord, percent: number): TicketRecord['money'] {
  if (percent === 0) return money;
  const amountDiscount = percentOf(money.amount - money.minisigua - money.totalDiscount, percent);
  const subtotal = money.subtotal + money.amountDiscount - amountDiscount;
  return { ...money, amountDiscount, subtotal, total: subtotal + money.processingFee };
}

function saved(
  { world, rules }: Context,
  booking: TicketRecord,
  ...events: readonly BusinessEvent[]
): Reply<BookingSaved> {
  return reply({ ticket: presentTicket(world, booking, rules), price_update: false }, ...events);
}
