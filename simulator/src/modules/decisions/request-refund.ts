import { trimmed } from '../../domain/payments/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { isStaff } from './get-purchase.ts';
import { namedBuyer, openForm, presentRefund, readRefundBank } from './refund-form.ts';

/** Requests a refund, as staff or as the buyer (001 §4). */
export const requestRefund: Handler<'requestRefund'> = ({ body }, ctx) => {
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
};
