import type { RefundAnswer, RefundForm } from '@muara/contract/types';
import { readBank, trimmed } from '../../domain/payments/index.ts';
import { getCommandState, getRefundAmount, presentTicketFor } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TicketRecord, TicketReversal } from '../../world/ticket-records.ts';
import { getPurchase, isStaff } from './get-purchase.ts';

/**
 * Returns the ticket of a valid refund form.
 * @throws Refusal when it cannot be refunded or the form is invalid
 */
export function openForm(ctx: Context, body: RefundForm): TicketRecord {
  const { world, rules } = ctx;
  const ticket = getPurchase(ctx, body.id);
  const staff = isStaff(ctx);
  assertAllowed(rules.checkRefund(getCommandState(world, ticket), staff ? 'staff' : 'buyer'));
  const paysBack = getRefundAmount(ticket) > 0;
  assertNoFieldErrors(rules.checkRefundForm(body, { namesBuyer: staff && ticket.userId === null, paysBack }));
  return ticket;
}

/**
 * Returns the buyer, completed with the name and address that staff entered for a ticket without them
 * (001 §5).
 */
export function namedBuyer(
  ctx: Context,
  { buyer, userId }: TicketRecord,
  { name, email }: RefundForm,
): TicketRecord['buyer'] {
  if (userId !== null || !isStaff(ctx)) return buyer;
  return { ...buyer, name: buyer.name?.trim() || trimmed(name), email: buyer.email?.trim() || trimmed(email) };
}

/** Returns where the money goes; null when no money moves. */
export function readRefundBank(ticket: TicketRecord, body: RefundForm): TicketReversal['bank'] {
  return getRefundAmount(ticket) > 0 ? readBank(body) : null;
}

/** Returns the response of a refund or of its request. */
export function presentRefund(ctx: Context, record: TicketRecord): RefundAnswer {
  const ticket = presentTicketFor(ctx, record);
  const { refund_note, user, agent, tourguide, name, request_refund_at, refunded_at } = ticket;
  return { refund_note, user, agent, tourguide, name, request_refund_at, refunded_at, ticket };
}
