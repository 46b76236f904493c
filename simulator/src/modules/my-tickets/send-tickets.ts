import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertNoFieldErrors } from '../../kernel/refusal.ts';
import { type Mine, getAgent, listSelected } from './get-mine.ts';
import { assertAllowedFor, findOrOpenAccount } from './hand-out.ts';
import { mineToChange, presentHolder } from './present-mine.ts';

/**
 * Gives tickets to a customer and mails them (001 §4): all of them, or none.
 * Opens an account if there is none.
 */
export const sendTickets: Handler<'sendTickets'> = ({ body }, ctx) => {
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
};
