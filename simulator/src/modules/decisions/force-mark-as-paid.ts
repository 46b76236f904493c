import { postPayment } from '../../domain/ledger/index.ts';
import { makeSubTickets } from '../../domain/sales/index.ts';
import { getCommandState } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { getPurchase } from './get-purchase.ts';
import { presentDecided } from './present-decided.ts';

/** Confirms a terminal payment whose result never arrived. */
export const forceMarkAsPaid: Handler<'forceMarkAsPaid'> = ({ body }, ctx) => {
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
};

function blankFields(texts: Record<string, string>): { field: string; code: 'validation_failed' }[] {
  return Object.entries(texts).flatMap(([field, text]) => (text === '' ? [{ field, code: 'validation_failed' }] : []));
}
