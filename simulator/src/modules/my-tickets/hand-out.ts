import type { OperationMap, TicketUser } from '@muara/contract/types';
import { openAccount, takenFields } from '../../domain/people/index.ts';
import { event } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import { getAgent, getMine, listSelected, type Mine } from './get-mine.ts';
import { presentHolder, mineToChange } from './present-mine.ts';

/** Marks tickets as sold outside the dashboard (001 §4): all of them, or none. */
export function markSold(
  { ticket_ids: ids }: OperationMap['markTicketsSold']['body'],
  ctx: Context,
): Reply<OperationMap['markTicketsSold']['answer']> {
  const { world, rules } = ctx;
  const selected = listSelected(world, getAgent(ctx).id, ids);
  for (const ticket of selected) assertAllowedFor(ticket, rules.checkMarkSold(mineToChange(world, ticket)));
  const parts = selected.map(({ id }) => world.tables.subTickets.update(id, { sold: true }));
  return reply({ success: true, total: parts.length }, event('subTickets.markedSold', { parts }));
}

/**
 * Gives tickets to a customer and mails them (001 §4): all of them, or none.
 * Opens an account if there is none.
 */
export function sendTickets(
  body: OperationMap['sendTickets']['body'],
  ctx: Context,
): Reply<{ user: TicketUser | null }> {
  const { world, rules } = ctx;
  assertNoFieldErrors(rules.checkSendTickets(body));
  const selected = listSelected(world, getAgent(ctx).id, body.ticket_ids);
  for (const ticket of selected) assertAllowedFor(ticket, rules.checkSendToUser(mineToChange(world, ticket)));
  const name = (body.name as string).trim();
  const customer = findOrOpenAccount(ctx, (body.email as string).trim(), name);
  const parts = selected.map(({ id }) =>
    world.tables.subTickets.update(id, { sold: true, userId: customer.id, holderName: name }),
  );
  const user = presentHolder(world, parts[0] as Mine);
  return reply({ user }, event('subTickets.handedOut', { parts, customer, name }));
}

/** Moves a sent ticket to another address, and mails it there; the same address changes nothing. */
export function editEmail(
  body: OperationMap['editMyTicketEmail']['body'],
  ctx: Context,
): Reply<{ user: TicketUser | null }> {
  const { world, rules } = ctx;
  assertNoFieldErrors(rules.checkEmails(body));
  const before = getMine(world, getAgent(ctx).id, body);
  assertAllowed(rules.checkResendMine({ ...mineToChange(world, before), expired: false }));
  const { name } = presentHolder(world, before) as TicketUser;
  const customer = findOrOpenAccount(ctx, (body.email as string).trim(), name);
  const part = world.tables.subTickets.update(before.id, { userId: customer.id });
  const user = presentHolder(world, part);
  return reply({ user }, event('subTicket.holderChanged', { before, part, customer, name }));
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
