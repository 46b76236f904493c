import { postCreditSettled, postPayment } from '../../domain/ledger/index.ts';
import { makeSubTickets } from '../../domain/sales/index.ts';
import { getCommandState, presentTicketFor } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { unpaidKey } from '../../world/mail-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { askProvider } from '../payments/index.ts';
import { getPurchase } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';

/** Payments that staff settle by hand: credit, terminals, and provider results that never arrived. */
export const settlePayments = {
  markAsPaid({ params }, ctx) {
    const before = getPurchase(ctx, params.id);
    assertAllowed(ctx.rules.checkMarkAsPaid(getCommandState(ctx.world, before)));
    const ticket = postCreditSettled(ctx, before, ctx.session.user.id);
    return reply(presentDecided(ctx, ticket), event('creditFacility.settled', { before, ticket }));
  },

  forceMarkAsPaid({ body }, ctx) {
    const { world, rules, session } = ctx;
    const ticket = getPurchase(ctx, body.id);
    assertAllowed(rules.checkForcePaid(getCommandState(world, ticket)));
    const refNo = body.device_id.trim();
    const terminalId = body.terminal_id.trim();
    assertNoFieldErrors(blankFields({ device_id: refNo, terminal_id: terminalId }));
    const payment = {
      ...ticket.payment,
      refNo,
      terminalId,
      errorDesc: null,
      holdUntil: null,
    };
    postPayment(ctx, ticket, {
      amount: ticket.money.total - ticket.balance.taken,
      method: payment.method,
      reference: refNo,
      userId: session.user.id,
    });
    const paid = world.tables.tickets.update(ticket.id, { payment });
    makeSubTickets(world, paid);
    const confirmed = event('terminalPayment.confirmed', { ticket: paid });
    return reply(presentDecided(ctx, paid), confirmed, event('sale.paid', { ticket: paid }));
  },

  checkPayment({ body }, ctx) {
    assertNoFieldErrors(ctx.rules.checkPaymentInput(body));
    const { value: ticket, events } = askProvider(ctx, getUnpaidTicket(ctx, body.input, body.id ?? null));
    return reply({ success: ticket.balance.isPaid, ticket: presentTicketFor(ctx, ticket) }, ...events);
  },
} satisfies Partial<Handlers>;

/**
 * Returns a buyer's newest ticket that may have been paid online, or the one with an id.
 * @throws Refusal ticket_not_found
 */
function getUnpaidTicket(ctx: Context, input: string, id: number | null): TicketRecord {
  const key = unpaidKey(input);
  const [newest] = ctx.world.tables.tickets.cursor('mail', { key }).page(0, 1);
  const ticket = id === null ? newest : getPurchase(ctx, id);
  const { email, emails, contact } = ticket?.buyer ?? NO_BUYER;
  const known = [email, ...emails, contact].some((address) => address && unpaidKey(address) === key);
  if (!ticket || !known) throw new Refusal('ticket_not_found');
  return ticket;
}

const NO_BUYER = { email: null, emails: [], contact: null };

function blankFields(texts: Record<string, string>): { field: string; code: 'validation_failed' }[] {
  return Object.entries(texts).flatMap(([field, text]) => (text === '' ? [{ field, code: 'validation_failed' }] : []));
}
