import { formatRinggit, percentOf } from '@muara/contract/rules';
import type { BookingApproval, BookingDecision, BookingSaved } from '@muara/contract/types';
import { getBookingCommandState, getBooking, NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import { postSale } from '../../domain/ledger/index.ts';
import { presentTicket, voidTicket } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors, Refusal } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { mailBookingState } from '../../reactions/mail/index.ts';
import { announcePaid } from '../../reactions/sales/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { BookingFile, TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { bookingChanges } from './booking-changes.ts';

/**
 * Approves a booking, which can then be paid, in two parts if that was granted (002 §4.1).
 * A booking that the discount makes free is paid immediately.
 * @throws Refusal ticket_not_found, request_processed, discount_not_allowed, a field's own code
 */
export function approveBooking(ctx: Context, form: BookingApproval): BookingSaved {
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
  const after = postSale(ctx, approved);
  const total = `RM ${formatRinggit(money.total)}`;
  const action = `Approved booking ${after.code}: ${total}${percent > 0 ? `, ${percent} % off` : ''}`;
  return settle(ctx, before, after, { action, mail: true });
}

/**
 * Rejects a booking and releases its seats (002 §5.1).
 * @throws Refusal ticket_not_found, request_processed, a field's own code
 */
export function rejectBooking(ctx: Context, form: BookingDecision): BookingSaved {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingDecision(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const after = world.tables.tickets.update(before.id, {
    bookingStatus: 'Rejected',
    booking: decided(ctx, before, form.booking_note),
  });
  return settle(ctx, before, after, { action: `Rejected booking ${after.code}`, mail: form.send_email === 1 });
}

/**
 * Voids an approved, unpaid booking (002 §4.1).
 * @throws Refusal ticket_not_found, booking_not_cancelable, a field's own code
 */
export function cancelBooking(ctx: Context, form: BookingDecision): BookingSaved {
  const { world, rules } = ctx;
  const before = getBooking(world, form.id);
  assertAllowed(rules.checkBookingCancel(getBookingCommandState(before)));
  assertNoFieldErrors(rules.checkBookingDecisionForm({ booking_note: form.booking_note }));
  const file = decided(ctx, before, form.booking_note);
  voidTicket(ctx, before, file.note ?? '');
  const after = world.tables.tickets.update(before.id, { booking: file });
  return settle(ctx, before, after, { action: `Voided booking ${after.code}`, mail: form.send_email === 1 });
}

/** Returns the booking file with the caller's decision. */
function decided({ session }: Context, { booking }: TicketRecord, note: string | undefined): BookingFile {
  return { ...(booking ?? NEW_BOOKING_FILE), note: note?.trim() ?? null, decidedById: (session as Session).user.id };
}

/** Takes a percentage off the fare; dishes are not discounted (002 §5.1). */
function discounted({ money }: TicketRecord, percent: number): TicketRecord['money'] {
  if (percent === 0) return money;
  const amountDiscount = percentOf(money.amount - money.minisigua - money.totalDiscount, percent);
  const subtotal = money.subtotal + money.amountDiscount - amountDiscount;
  return { ...money, amountDiscount, subtotal, total: subtotal + money.processingFee };
}

/** Announces a decision in the audit trail, on screens and by mail to the buyer. */
function settle(
  ctx: Context,
  before: TicketRecord,
  after: TicketRecord,
  { action, mail }: { action: string; mail: boolean },
): BookingSaved {
  const { world, rules, hub } = ctx;
  if (mail) mailBookingState(ctx, after);
  recordChange(ctx, 'bookings', {
    module: 'Booking',
    action,
    link: linkToTicket(after),
    changes: bookingChanges(world, before, after),
  });
  if (after.balance.isPaid && !before.balance.isPaid) announcePaid(ctx, after, null);
  hub.refreshBubbles();
  return { ticket: presentTicket(world, after, rules), price_update: false };
}
