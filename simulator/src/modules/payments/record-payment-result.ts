import { postPayment, postSurplus } from '../../domain/ledger/index.ts';
import { addToAccount } from '../../domain/people/index.ts';
import { makeSubTickets } from '../../domain/sales/index.ts';
import { canStillBeServed } from '../../domain/seats/index.ts';
import { findOpenRequest } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { describeSurplus } from '../../reactions/mail/index.ts';
import type { PaymentRecord, SurplusReason, TicketRecord } from '../../world/ticket-records.ts';
import type { VerifiedPayment } from './parse-payment-result.ts';
import { endAttempt, payBooking, findPaymentObstacle } from './pay-booking.ts';

/**
 * Records the provider's result of an attempt, by whichever route it arrives first; a repeated result
 * changes nothing. A payment is never lost: one that can no longer buy its ticket becomes surplus (002 §4.3).
 * @returns the updated ticket
 */
export function recordPaymentResult(ctx: PublicContext, result: VerifiedPayment): Reply<TicketRecord> {
  const { tickets } = ctx.world.tables;
  const { attempt } = result;
  const ticket = tickets.must(attempt.ticketId);
  if (attempt.paidAt !== null) return reply(ticket);
  if (!result.paid) return recordFailedPayment(ctx, result, ticket);
  const booking = ticket.bookingStatus !== null;
  const why = findSurplusReason(ctx, ticket) ?? (booking ? findPaymentObstacle(ctx, ticket, attempt) : null);
  const payment = ctx.world.tables.payments.update(attempt.id, {
    paidAt: ctx.now,
    transactionId: result.transactionId,
    errorDesc: null,
    surplus: why !== null,
    ...(why !== null && { surplusReason: describeSurplus(why) }),
  });
  if (why !== null) {
    const kept = postSurplus(ctx, payment);
    return reply(kept, event('payment.keptAsSurplus', { ticket: kept, payment, why }));
  }
  return booking ? payBooking(ctx, ticket, payment) : pay(ctx, ticket, payment);
}

/** Returns why a payment can no longer buy its ticket; null when it can. */
function findSurplusReason(ctx: PublicContext, ticket: TicketRecord): SurplusReason | null {
  const { payment, balance, cancel, refund, expired } = ticket;
  if (balance.isPaid) return 'paid';
  if (cancel?.doneAt != null || refund?.doneAt != null) return 'voided';
  const request = findOpenRequest(ticket);
  if (request) return request === 'refund_requested' ? 'refundRequested' : 'voidRequested';
  const lapsed = expired || (payment.holdUntil !== null && payment.holdUntil <= ctx.now);
  return lapsed && !canStillBeServed(ctx, ticket) ? 'late' : null;
}

function pay(
  ctx: PublicContext,
  before: TicketRecord,
  { id, amount, method, transactionId }: PaymentRecord,
): Reply<TicketRecord> {
  const { world } = ctx;
  postPayment(ctx, before, { amount, method, reference: transactionId, paymentId: id });
  const settled = world.tables.tickets.update(before.id, {
    expired: false,
    payment: { ...before.payment, transactionId, errorDesc: null, holdUntil: null },
  });
  const { value: ticket, events } = addToAccount(ctx, settled);
  makeSubTickets(world, ticket);
  const received = event('payment.received', { ticket, late: before.expired });
  return reply(ticket, ...events, received, event('sale.paid', { ticket }));
}

/** The buyer may try again during the hold. Only the latest attempt sets the ticket's error. */
function recordFailedPayment(
  ctx: PublicContext,
  { attempt, reason }: VerifiedPayment,
  ticket: TicketRecord,
): Reply<TicketRecord> {
  if (attempt.errorDesc !== null) return reply(ticket);
  const { payments, tickets } = ctx.world.tables;
  payments.update(attempt.id, { errorDesc: reason });
  const failed = event('payment.failed', { ticket, reason });
  const latest = payments.by('ticket', ticket.id).every(({ id }) => id <= attempt.id);
  if (!latest || ticket.balance.isPaid) return reply(ticket, failed);
  if (ticket.bookingStatus === null)
    return reply(tickets.update(ticket.id, { payment: { ...ticket.payment, errorDesc: reason } }), failed);
  const booking = endAttempt(ctx.world, ticket, reason);
  return reply(booking, failed, event('booking.paymentFailed', { booking }));
}
