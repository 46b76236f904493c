import type { TicketUser } from '@muara/contract/types';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed, assertNoFieldErrors } from '../../kernel/refusal.ts';
import { getAgent, getMine } from './get-mine.ts';
import { findOrOpenAccount } from './hand-out.ts';
import { mineToChange, presentHolder } from './present-mine.ts';

/** Moves a sent ticket to another address, and mails it there; the same address changes nothing. */
export const editMyTicketEmail: Handler<'editMyTicketEmail'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  assertNoFieldErrors(rules.checkEmails(body));
  const before = getMine(world, getAgent(ctx).id, body);
  assertAllowed(rules.checkResendMine({ ...mineToChange(world, before), expired: false }));
  const { name } = presentHolder(world, before) as TicketUser;
  const customer = findOrOpenAccount(ctx, (body.email as string).trim(), name);
  const part = world.tables.subTickets.update(before.id, { userId: customer.id });
  const user = presentHolder(world, part);
  return reply({ user }, event('subTicket.holderChanged', { before, part, customer, name }));
};
