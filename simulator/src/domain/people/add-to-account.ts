import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { openAccount } from './open-account.ts';

const PUBLIC: ReadonlySet<string> = new Set(['web_app', 'mobile_app_android', 'mobile_app_ios']);

/**
 * Adds a paid purchase of the public shop to the customer account of its email address.
 * An account that does not exist is opened; Forgot Password proves the address and activates it. Accounts of staff,
 * agents and tour guides take no visitors' purchases.
 * @returns the updated ticket
 */
export function addToAccount(ctx: Context, ticket: TicketRecord): TicketRecord {
  const { tickets } = ctx.world.tables;
  if (ticket.userId !== null || !PUBLIC.has(ticket.platform) || ticket.buyer.email === null) return ticket;
  const userId = findAccountId(ctx, ticket);
  return userId === null ? ticket : tickets.update(ticket.id, { userId });
}

/**
 * Returns the id of the account; null when the address belongs to somebody who takes no such
 * purchases.
 */
function findAccountId(ctx: Context, { buyer }: TicketRecord): number | null {
  const { users } = ctx.world.tables;
  const email = (buyer.email ?? '').trim();
  const known = users.one('email', email.toLowerCase());
  if (known) return known.role === 'Customer' && known.deletedAt === null ? known.id : null;
  if (users.one('username', email.toLowerCase())) return null;
  const { name, contact, companyName } = buyer;
  const account = openAccount(ctx, {
    role: 'Customer',
    name: name ?? email,
    email,
    contact: contact ?? '',
    companyName,
  });
  ctx.hub.broadcast({ type: 'catalogue', area: 'customers' });
  return account.id;
}
