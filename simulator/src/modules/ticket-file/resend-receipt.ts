import { RESENT_RECEIPT } from '../../domain/outbox/index.ts';
import { getCommandState } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { getTicketFileByCode } from './get-ticket-file.ts';

/** A receipt is resent at most once a minute (001 §9). */
const RESEND_MS = 60_000;

/**
 * Mails the receipt to all addresses of the buyer again (001 §5).
 * @throws Refusal ticket_not_found, permission_denied, the rule's code, resend_too_soon
 */
export const resendReceipt: Handler<'resendReceipt'> = ({ params: { code } }, ctx) => {
  const { world, rules, now } = ctx;
  const ticket = getTicketFileByCode(ctx, code, 'Update');
  assertAllowed(rules.checkReceiptResend(getCommandState(world, ticket), now));
  assertNotResentRecently(ctx, ticket.code);
  return reply({ success: true }, event('ticket.receiptResent', { ticket }));
};

/** @throws Refusal resend_too_soon */
function assertNotResentRecently({ world, now }: Context, code: string): void {
  for (const { resent, createdAt } of world.tables.outbox.cursor('ticket', { key: code })) {
    if (resent !== RESENT_RECEIPT) continue;
    const wait = createdAt + RESEND_MS - now;
    // A clock that was set back leaves mails in the future: they are no reason to wait.
    if (wait > 0 && wait <= RESEND_MS)
      throw new Refusal('resend_too_soon', { params: { seconds: String(Math.ceil(wait / 1000)) } });
    return;
  }
}
