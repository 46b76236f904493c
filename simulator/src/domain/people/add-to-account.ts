import { event } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { openAccount } from './open-account.ts';

const PUBLIC: ReadonlySet<string> = new Set(['web_app', 'mobile_app_android', 'mobile_app_ios']);

/**
 * Adds a paid purchase of the public shop to the customer account of its email address.
 * An account that does not exist is opened; Forgot Password proves the address and activates it. Accounts of staff,
 * agents and tour guides take no visitors' purchases.
 * @returns the updated ticket
 */
export function addToAccount(ctx: PublicContext, ticket: TicketRecord): Reply<TicketRecord> {
  const { tickets } = ctx.world.tables;
  if (ticket.userId !== null || !PUBLIC.has(ticket.platform) || ticket.buyer.email === null) return reply(ticket);
  const { value: userId, events } = findAccountId(ctx, ticket);
  return reply(userId === null ? ticket : tickets.update(ticket.id, { userId }), ...events);
}

/**
 * Returns the id of the account; null when the address belongs to somebody who takes no such
 * purchases.
 */
function findAccountId(ctx: PublicContext, { buyer }: TicketRecord): Reply<number | null> {
  const { users } = ctx.world.tables;
  const email = (buyer.email ?? '').trim();
  const known = users.one('email', email.toLowerCase());
  if (known) return reply(known.role === 'Customer' && known.deletedAt === null ? known.id : null);
  if (users.one('username', email.toLowerCase())) return reply(null);
  const { name, contact, companyName } = buyer;
  const user = openAccount(ctx, {
    role: 'Customer',
    name: name ?? email,
    email,
    contact: contact ?? '',
    companyName,
  });
  return reply(user.id, event('account.opened', { user }));
}
