import type { OperationMap, TicketUser } from '@muara/contract/types';
import { fieldChanges } from '../../domain/edits/index.ts';
import { openAccount, takenFields } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { recordChange, recordChanges } from '../../reactions/audit/index.ts';
import type { AuditLink } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';
import { getAgent, getMine, listSelected, type Mine } from './get-mine.ts';
import { mailTickets } from './mail-tickets.ts';
import { presentHolder, mineToChange } from './present-mine.ts';

/** Marks tickets as sold outside the dashboard (001 §4): all of them, or none. @returns how many */
export function markSold({ ticket_ids: ids }: OperationMap['markTicketsSold']['body'], ctx: Context): number {
  const { world, rules } = ctx;
  const selected = listSelected(world, getAgent(ctx).id, ids);
  for (const ticket of selected) assertAllowedFor(ticket, rules.checkMarkSold(mineToChange(world, ticket)));
  for (const { id } of selected) world.tables.subTickets.update(id, { sold: true });
  const changes = fieldChanges({ state: 'Available' }, { state: 'Sold' });
  recordChanges(
    ctx,
    ['my_tickets', 'tickets'],
    selected.map((ticket) => ({
      module: 'My Tickets',
      action: `Marked ${ticket.code} sold`,
      link: linkToMine(ticket),
      changes,
    })),
  );
  return selected.length;
}

/**
 * Gives tickets to a customer and mails them (001 §4): all of them, or none.
 * Opens an account if there is none.
 */
export function sendTickets(body: OperationMap['sendTickets']['body'], ctx: Context): TicketUser | null {
  const { world, rules } = ctx;
  assertNoFieldErrors(rules.checkSendTickets(body));
  const selected = listSelected(world, getAgent(ctx).id, body.ticket_ids);
  for (const ticket of selected) assertAllowedFor(ticket, rules.checkSendToUser(mineToChange(world, ticket)));
  const name = (body.name as string).trim();
  const customer = findOrOpenAccount(ctx, (body.email as string).trim(), name);
  const sent = selected.map(({ id }) =>
    world.tables.subTickets.update(id, { sold: true, userId: customer.id, holderName: name }),
  );
  mailTickets(ctx, customer, name, sent);
  const changes = fieldChanges({ state: 'Available' }, { state: 'Sold', user: `${name} <${customer.email}>` });
  recordChanges(
    ctx,
    ['my_tickets', 'tickets', 'customers'],
    selected.map((ticket) => ({
      module: 'My Tickets',
      action: `Sent ${ticket.code} to ${customer.email}`,
      link: linkToMine(ticket),
      changes,
    })),
  );
  return presentHolder(world, sent[0] as Mine);
}

/** Moves a sent ticket to another address, and mails it there; the same address changes nothing. */
export function editEmail(body: OperationMap['editMyTicketEmail']['body'], ctx: Context): TicketUser | null {
  const { world, rules } = ctx;
  assertNoFieldErrors(rules.checkEmails(body));
  const ticket = getMine(world, getAgent(ctx).id, body);
  assertAllowed(rules.checkResendMine({ ...mineToChange(world, ticket), expired: false }));
  const before = presentHolder(world, ticket) as TicketUser;
  const customer = findOrOpenAccount(ctx, (body.email as string).trim(), before.name);
  const moved = world.tables.subTickets.update(ticket.id, { userId: customer.id });
  if (customer.id !== ticket.userId) mailTickets(ctx, customer, before.name, [moved]);
  recordChange(ctx, ['my_tickets', 'tickets', 'customers'], {
    module: 'My Tickets',
    action: `Changed the email of ${ticket.code}`,
    link: linkToMine(ticket),
    changes: fieldChanges({ email: before.email }, { email: customer.email }),
  });
  return presentHolder(world, moved);
}

/** Returns the customer of an address, with a new account if there is none. @throws Refusal email_taken */
function findOrOpenAccount(ctx: Context, email: string, name: string): UserRecord {
  const known = ctx.world.tables.users.one('email', email.toLowerCase());
  if (known?.role === 'Customer') return known;
  // Staff, agents and tour guides buy for themselves; their accounts take no tickets from others.
  assertNoFieldErrors(takenFields(ctx.world, { email }));
  // The address may be somebody else's username: then the account could not be opened.
  assertNoFieldErrors(takenFields(ctx.world, { username: email }).map(() => ({ field: 'email', code: 'email_taken' })));
  return openAccount(ctx, { role: 'Customer', name, email, contact: '' });
}

/** @throws Refusal of the rule, naming the ticket */
function assertAllowedFor({ code }: Mine, verdict: ReturnType<Context['rules']['checkMarkSold']>): void {
  if (!verdict.ok) throw new Refusal(verdict.code, { field: 'ticket_ids', params: { code } });
}

/** Returns the link of an audit entry to its ticket. */
export function linkToMine({ id, code }: Mine): AuditLink {
  return { kind: 'subTicket', id, code, name: null };
}
