import { presentTicketFor } from '../../domain/tickets/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { askProvider } from '../payments/index.ts';
import { unpaidKey } from '../../world/mail-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getPurchase } from './get-purchase.ts';

const NO_BUYER = { email: null, emails: [], contact: null };

/** Asks the provider for a payment whose result never arrived. */
export const checkPayment: Handler<'checkPayment'> = ({ body }, ctx) => {
  assertNoFieldErrors(ctx.rules.checkPaymentInput(body));
  const { value: ticket, events } = askProvider(ctx, getUnpaidTicket(ctx, body.input, body.id ?? null));
  return reply({ success: ticket.balance.isPaid, ticket: presentTicketFor(ctx, ticket) }, ...events);
};

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
