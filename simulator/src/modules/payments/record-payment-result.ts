import { formatRinggit } from '@muara/contract/rules';
import { postPayment } from '../../domain/ledger/index.ts';
import { addToAccount } from '../../domain/people/index.ts';
import { makeSubTickets } from '../../domain/sales/index.ts';
import { canStillBeServed } from '../../domain/seats/index.ts';
import { findOpenRequest } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import { describeSurplus, type SurplusReason } from '../../reactions/mail/index.ts';
import { announcePaid } from '../../reactions/sales/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { VerifiedPayment } from './parse-payment-result.ts';
import { endAttempt, payBooking, findPaymentObstacle } from './pay-booking.ts';
import { recordSurplus } from './record-surplus.ts';

/**
 * Records the provider's result of an attempt, by whichever route it arrives first; a repeated result
 * changes nothing. A payment is never lost: one that can no longer buy its ticket becomes surplus (002 §4.3).
 * @returns the updated ticket
 */
export function recordPaymentResult(ctx: Context, result: VerifiedPayment): TicketRecord {
  const { tickets } = ctx.world.tables;
  const { attempt } = result;
  const ticket = tickets.must(attempt.ticketId);
  if (attempt.paidAt !== null) return ticket;
  if (!result.paid) return recordFailedPayment(ctx, result, ticket);
  const booking = ticket.bookingStatus !== null;
  const why = findSurplusReason(ctx, ticket) ?? (booking ? findPaymentObstacle(ctx, ticket, attempt) : null);
  const heard = ctx.world.tables.payments.update(attempt.id, {
    paidAt: ctx.now,
    transactionId: result.transactionId,
    errorDesc: null,
    surplus: why !== null,
    ...(why !== null && { surplusReason: describeSurplus(why) }),
  });
  if (why !== null) return recordSurplus(ctx, ticket, attempt.id, why);
  return booking ? payBooking(ctx, ticket, heard) : pay(ctx, ticket, heard);
}

/** Returns why a payment can no longer buy its ticket; null when it can. */
function findSurplusReason(ctx: Context, ticket: TicketRecord): SurplusReason | null {
  const { payment, balance, cancel, refund, expired } = ticket;
  if (balance.isPaid) return 'paid';
  if (cancel?.doneAt != null || refund?.doneAt != null) return 'voided';
  const request = findOpenRequest(ticket);
  if (request) return request === 'refund_requested' ? 'refundRequested' : 'voidRequested';
  const lapsed = expired || (payment.holdUntil !== null && payment.holdUntil <= ctx.now);
  return lapsed && !canStillBeServed(ctx, ticket) ? 'late' : null;
}

function pay(ctx: Context, ticket: TicketRecord, { id, amount, method, transactionId }: PaymentRecord): TicketRecord {
  const { world } = ctx;
  const late = ticket.expired ? ' after its hold had lapsed' : '';
  postPayment(ctx, ticket, { amount, method, reference: transactionId, paymentId: id });
  const settled = world.tables.tickets.update(ticket.id, {
    expired: false,
    payment: { ...ticket.payment, transactionId, errorDesc: null, holdUntil: null },
  });
  const paid = addToAccount(ctx, settled);
  makeSubTickets(world, paid);
  announcePaid(ctx, paid, `Ticket ${paid.code} was paid online${late}: RM ${formatRinggit(paid.money.total)}`);
  return paid;
}

/** The buyer may try again during the hold. Only the latest attempt sets the ticket's error. */
function recordFailedPayment(ctx: Context, { attempt, reason }: VerifiedPayment, ticket: TicketRecord): TicketRecord {
  if (attempt.errorDesc !== null) return ticket;
  const { payments, tickets } = ctx.world.tables;
  payments.update(attempt.id, { errorDesc: reason });
  writeAuditEntry(ctx, {
    module: 'Tickets',
    action: `Payment of ticket ${ticket.code} failed: ${reason}`,
    link: linkToTicket(ticket),
  });
  const latest = payments.by('ticket', ticket.id).every(({ id }) => id <= attempt.id);
  if (!latest || ticket.balance.isPaid) return ticket;
  if (ticket.bookingStatus === null)
    return tickets.update(ticket.id, { payment: { ...ticket.payment, errorDesc: reason } });
  ctx.hub.broadcast({ type: 'catalogue', area: 'bookings' });
  return endAttempt(ctx.world, ticket, reason);
}
