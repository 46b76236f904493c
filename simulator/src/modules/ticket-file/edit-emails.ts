import { getLastEdit, markEdited } from '../../domain/bookings/index.ts';
import { assertUnchanged } from '../../domain/edits/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { TicketBuyer } from '../../world/ticket-records.ts';
import { getTicketFile } from './get-ticket-file.ts';

/**
 * Corrects a buyer's email addresses (001 §5, 002 §5.1). Omitted ones stay; duplicates are removed.
 * @throws Refusal ticket_not_found, permission_denied, record_changed, email_invalid, text_too_long
 */
export const editEmails: Handler<'editEmails'> = ({ body }, ctx) => {
  const before = getTicketFile(ctx, body.id, 'Update');
  assertUnchanged(getLastEdit(ctx.world, before), body.updated_at);
  const email = body.email === undefined ? before.buyer.email : body.email;
  const emails = body.emails ?? before.buyer.emails;
  assertNoFieldErrors(ctx.rules.checkEmails({ email, emails }));
  const main = (email as string).trim();
  const buyer: TicketBuyer = { ...before.buyer, email: main, emails: further(main, emails) };
  const ticket = ctx.world.tables.tickets.update(before.id, { buyer, ...markEdited(ctx, before) });
  const response = { email: main, emails: [...buyer.emails] };
  return reply(response, event('ticket.addressesChanged', { before, ticket }));
};

/** Returns the additional addresses in order, without duplicates and the main address. */
function further(main: string, emails: readonly string[]): string[] {
  const seen = new Set([main.toLowerCase()]);
  return emails
    .map((text) => text.trim())
    .filter((text) => {
      const known = seen.has(text.toLowerCase());
      seen.add(text.toLowerCase());
      return !known;
    });
}
