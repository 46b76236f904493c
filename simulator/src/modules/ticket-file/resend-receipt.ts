import { receiptLink } from '../../domain/printing/index.ts';
import { getCommandState } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import { sendMail, writeReceiptMail } from '../../reactions/mail/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import { getAuditModule } from './announce-edit.ts';
import { getTicketFileByCode } from './get-ticket-file.ts';

/** A receipt is resent at most once a minute (001 §9). */
const RESEND_MS = 60_000;
const RECEIPT = 'receipt';

/**
 * Mails the receipt to all addresses of the buyer again (001 §5).
 * @throws Refusal ticket_not_found, permission_denied, the rule's code, resend_too_soon
 */
export function resendReceipt(code: string, ctx: Context): void {
  const { world, rules, now } = ctx;
  const ticket = getTicketFileByCode(ctx, code, 'Update');
  assertAllowed(rules.checkReceiptResend(getCommandState(world, ticket), now));
  assertNotResentRecently(ctx, ticket.code);
  const receipt = receiptLink(ctx, ticket);
  sendMail(ctx, ticket, (to) => ({ ...writeReceiptMail(ctx, to, ticket, receipt), resent: RECEIPT }));
  const action = `Sent the receipt of ${ticket.code} again`;
  writeAuditEntry(ctx, { module: getAuditModule(ticket), action, link: linkToTicket(ticket) });
}

/** @throws Refusal resend_too_soon */
function assertNotResentRecently({ world, now }: Context, code: string): void {
  for (const { resent, createdAt } of world.tables.outbox.cursor('ticket', { key: code })) {
    if (resent !== RECEIPT) continue;
    const wait = createdAt + RESEND_MS - now;
    // A clock that was set back leaves mails in the future: they are no reason to wait.
    if (wait > 0 && wait <= RESEND_MS)
      throw new Refusal('resend_too_soon', { params: { seconds: String(Math.ceil(wait / 1000)) } });
    return;
  }
}
