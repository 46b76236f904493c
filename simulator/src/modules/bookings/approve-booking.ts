import { percentOf } from '@muara/contract/rules';
import { getBooking, getBookingCommandState } from '../../domain/bookings/index.ts';
import { postSale } from '../../domain/ledger/index.ts';
import { event } from '../../events/business-event.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { decided, saved } from './decision.ts';

/**
 * Approves a booking, which can then be paid, in two parts if that was granted (002 §4.1).
 * A booking that the discount makes free is paid immediately.
 * @throws Refusal ticket_not_found, request_processed, discount_not_allowed, a field's own code
 */
export const approveBooking: Handler<'approveBooking'> = ({ body: form }, ctx) => {
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
};

/** Takes a percentage off the fare; dishes are not discounted (002 §5.1). */
function discounted({ money }: TicketRecord, percent: number): TicketRecord['money'] {
  if (percent === 0) return money;
  const amountDiscount = percentOf(money.amount - money.minisigua - money.totalDiscount, percent);
  const subtotal = money.subtotal + money.amountDiscount - amountDiscount;
  return { ...money, amountDiscount, subtotal, total: subtotal + money.processingFee };
}
