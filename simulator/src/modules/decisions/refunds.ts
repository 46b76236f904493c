import type { RefundAnswer, RefundForm } from '@muara/contract/types';
import { postRefund } from '../../domain/ledger/index.ts';
import { event } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TicketRecord, TicketReversal } from '../../world/ticket-records.ts';
import {
  presentTicketFor,
  getRefundAmount,
  getCommandState,
  voidPart,
  voidTicket,
} from '../../domain/tickets/index.ts';
import { getPurchase, isStaff } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';
import { readBank, trimmed } from '../../domain/payments/index.ts';

/** Refunds (001 §4): requested by staff or the buyer, decided by staff, or made directly. */
export const refunds = {
  requestRefund({ body }, ctx) {
    const { world, session, now } = ctx;
    const { user } = session;
    const before = openForm(ctx, body);
    const ticket = world.tables.tickets.update(before.id, {
      buyer: namedBuyer(ctx, before, body),
      refund: {
        requestedAt: now,
        requestedById: isStaff(ctx) ? user.id : null,
        doneAt: null,
        adminId: null,
        note: trimmed(body.refund_note),
        bank: readRefundBank(before, body),
      },
    });
    return reply(presentRefund(ctx, ticket), event('ticket.refundRequested', { before, ticket }));
  },

  refundTicket({ body }, ctx) {
    const ticket = openForm(ctx, body);
    const note = trimmed(body.refund_note);
    const buyer = namedBuyer(ctx, ticket, body);
    const refund = { requestedAt: null, doneAt: null, adminId: null, note, bank: readRefundBank(ticket, body) };
    const { value: done, events } = refundPurchase(ctx, ticket, { buyer, refund }, false);
    return reply(presentRefund(ctx, done), ...events);
  },

  approveRefund({ params }, ctx) {
    const ticket = getPurchase(ctx, params.id);
    assertAllowed(ctx.rules.checkRefundApproval(getCommandState(ctx.world, ticket)));
    const refund = ticket.refund as TicketReversal;
    const { value: done, events } = refundPurchase(ctx, ticket, { refund }, true);
    return reply(presentDecided(ctx, done), ...events);
  },

  rejectRefund({ params }, ctx) {
    const before = getPurchase(ctx, params.id);
    assertAllowed(ctx.rules.checkRefundRejection(getCommandState(ctx.world, before)));
    const ticket = ctx.world.tables.tickets.update(before.id, { refund: null });
    return reply(presentDecided(ctx, ticket), event('ticket.refundRejected', { before, ticket }));
  },
} satisfies Partial<Handlers>;

/**
 * Returns the ticket of a valid refund form.
 * @throws Refusal when it cannot be refunded or the form is invalid
 */
function openForm(ctx: Context, body: RefundForm): TicketRecord {
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
function namedBuyer(ctx: Context, { buyer, userId }: TicketRecord, { name, email }: RefundForm): TicketRecord['buyer'] {
  if (userId !== null || !isStaff(ctx)) return buyer;
  return { ...buyer, name: buyer.name?.trim() || trimmed(name), email: buyer.email?.trim() || trimmed(email) };
}

/** Returns where the money goes; null when no money moves. */
function readRefundBank(ticket: TicketRecord, body: RefundForm): TicketReversal['bank'] {
  return getRefundAmount(ticket) > 0 ? readBank(body) : null;
}

/** Returns the money, which voids the whole purchase except for used tickets (001 §4). */
function refundPurchase(
  ctx: Context,
  ticket: TicketRecord,
  part: { buyer?: TicketRecord['buyer']; refund: TicketReversal },
  approved: boolean,
): Reply<TicketRecord> {
  const { world, session, now } = ctx;
  const { tickets, subTickets } = world.tables;
  const open = subTickets.by('ticket', ticket.id).filter(({ canceledAt }) => canceledAt === null);
  const { id: userId } = session.user;
  const refund = { ...part.refund, doneAt: now, adminId: userId };
  const note = refund.note ?? '';
  const voided = ticket.cancel?.doneAt == null ? voidTicket(ctx, ticket, note, { all: true, refund: true }) : ticket;
  // A void of an open purchase leaves its sold tickets valid: the refund voids them too.
  for (const part of open)
    if (part.validatedAt === null && subTickets.must(part.id).canceledAt === null) voidPart(ctx, part, note);
  postRefund(ctx, voided, userId);
  const done = tickets.update(ticket.id, { ...part, cancel: voided.cancel, refund });
  const ended = open.filter(({ id }) => subTickets.must(id).canceledAt !== null);
  return reply(done, event('ticket.refunded', { before: ticket, ticket: done, ended, approved }));
}

function presentRefund(ctx: Context, record: TicketRecord): RefundAnswer {
  const ticket = presentTicketFor(ctx, record);
  const { refund_note, user, agent, tourguide, name, request_refund_at, refunded_at } = ticket;
  return { refund_note, user, agent, tourguide, name, request_refund_at, refunded_at, ticket };
}
