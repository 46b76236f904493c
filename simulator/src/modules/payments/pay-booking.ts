import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { getBookingCommandState } from '../../domain/bookings/index.ts';
import { postPayment } from '../../domain/ledger/index.ts';
import {
  buildHandOff,
  type ContactDetails,
  type HandOff,
  maskContactDetails,
  newAttempt,
  NOTHING_TO_PAY,
} from '../../domain/payments/index.ts';
import { paymentLink } from '../../domain/printing/index.ts';
import { amountToPay, pendingUntil } from '../../domain/tickets/index.ts';
import { event, type JobEvent } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { BookingStatus, PaymentRecord, SurplusReason, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** The job that ends an attempt without a result. */
export const PAYMENT_LAPSE = 'booking-payment-lapse';

const NO_REPORT = 'The payment provider did not report back';

/**
 * Starts an attempt to pay the amount due on a booking: deposit, balance or total (002 §4.1).
 * An attempt without a result lapses after half an hour. Returns null while an earlier attempt may be pending.
 * @throws Refusal booking_not_payable
 */
export function startPayment(ctx: PublicContext, booking: TicketRecord): Reply<HandOff> | null {
  const { world, rules, now } = ctx;
  assertAllowed(rules.checkBookingPayment(getBookingCommandState(booking)));
  if (pendingUntil(world, booking, rules) !== null) return null;
  const due = getAmountDue(ctx, booking);
  if (due === null) throw new Refusal('booking_not_payable');
  const attempt = newAttempt(ctx, booking, due);
  world.clock.schedule(rules.holdEndsAt(now), PAYMENT_LAPSE, { paymentId: attempt.id });
  const after = world.tables.tickets.update(booking.id, {
    bookingStatus: 'Processing Payment',
    payment: { ...booking.payment, errorDesc: null },
  });
  const form = buildHandOff(ctx, after, attempt, getContactDetails(ctx, after));
  return reply(form, event('booking.paymentStarted', { booking: after, payment: attempt }));
}

/**
 * Returns the form that starts a booking's payment from the result screen (002 §4.3).
 * Reading it changes nothing: posting it starts the attempt and leads to the provider. Nulls when nothing can be paid,
 * or while a payment may be pending.
 */
export function getPaymentForm(ctx: PublicContext, booking: TicketRecord): HandOff {
  const { world, rules } = ctx;
  const payable = rules.checkBookingPayment(getBookingCommandState(booking)).ok && getAmountDue(ctx, booking) !== null;
  if (!payable || pendingUntil(world, booking, rules) !== null) return NOTHING_TO_PAY;
  const { code } = booking;
  return {
    ipay88_payment_url: paymentLink(ctx, booking),
    ipay88_payload: { ticket_code: code },
  };
}

/** Returns the amount due on a booking; null when nothing is. */
function getAmountDue({ rules }: PublicContext, booking: TicketRecord): Pick<PaymentRecord, 'type' | 'amount'> | null {
  const amount = amountToPay(booking, rules) ?? 0;
  const { payment, balance } = booking;
  return amount === 0
    ? null
    : { type: !payment.partial ? 'full' : balance.isPartlyPaid ? 'balance' : 'deposit', amount };
}

/**
 * Anyone with the link can pay; only staff and the buyer pass the buyer's contact details to the
 * provider (002 §7.1).
 */
function getContactDetails({ session, rules }: PublicContext, { buyer, userId }: TicketRecord): ContactDetails {
  const knows = session && (session.user.id === userId || rules.isInternal(session.user));
  return knows ? buyer : maskContactDetails(buyer);
}

/** Returns why a payment can no longer pay its booking; null when it can. */
export function findPaymentObstacle(
  ctx: PublicContext,
  booking: TicketRecord,
  attempt: PaymentRecord,
): SurplusReason | null {
  if (attempt.type === 'deposit' && booking.balance.isPartlyPaid) return 'depositPaid';
  return attempt.amount === amountToPay(booking, ctx.rules) ? null : 'otherAmount';
}

/** Records a payment that the provider received for a booking. */
export function payBooking(ctx: PublicContext, booking: TicketRecord, payment: PaymentRecord): Reply<TicketRecord> {
  const { world } = ctx;
  const { isPaid } = postPayment(ctx, booking, {
    amount: payment.amount,
    method: DEFAULT_ONLINE_METHOD,
    reference: payment.transactionId,
    paymentId: payment.id,
  }).balance;
  const after = world.tables.tickets.update(booking.id, {
    bookingStatus: isPaid ? 'Paid' : 'Deposit',
    payment: {
      ...booking.payment,
      method: DEFAULT_ONLINE_METHOD,
      transactionId: payment.transactionId,
      errorDesc: null,
    },
  });
  const received = event('booking.paymentReceived', { booking: after, payment });
  return reply(after, received, ...(isPaid ? [event('sale.paid', { ticket: after })] : []));
}

/** Ends a booking's failed attempt, restores its earlier state and stores the reason. */
export function endAttempt(world: World, booking: TicketRecord, reason: string): TicketRecord {
  const { bookingStatus, payment, balance } = booking;
  const before: BookingStatus = balance.isPartlyPaid ? 'Deposit' : 'Approved';
  return world.tables.tickets.update(booking.id, {
    bookingStatus: bookingStatus === 'Processing Payment' ? before : bookingStatus,
    payment: { ...payment, errorDesc: reason },
  });
}

/** Ends an attempt after half an hour. A result that comes later still counts. */
export function lapsePayment(world: World, paymentId: number): readonly JobEvent[] {
  const { payments, tickets } = world.tables;
  const attempt = payments.get(paymentId);
  if (!attempt || attempt.paidAt !== null || attempt.errorDesc !== null) return [];
  payments.update(paymentId, { errorDesc: NO_REPORT });
  const booking = tickets.get(attempt.ticketId);
  const latest = payments.by('ticket', attempt.ticketId).at(-1)?.id === paymentId;
  if (!booking || !latest || booking.bookingStatus !== 'Processing Payment') return [];
  return [event('payment.lapsed', { booking: endAttempt(world, booking, NO_REPORT) })];
}
