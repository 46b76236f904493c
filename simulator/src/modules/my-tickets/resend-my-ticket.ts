import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { getAgent, getMine } from './get-mine.ts';
import { mineToChange } from './present-mine.ts';

/** A ticket is resent at most once a minute (001 §9). */
const RESEND_MS = 60_000;

/** Mails a handed-out ticket to its holder again, at most once a minute (001 §9). */
export const resendMyTicket: Handler<'resendMyTicket'> = ({ params }, ctx) => {
  const { world, rules, now } = ctx;
  const ticket = getMine(world, getAgent(ctx).id, params);
  assertAllowed(rules.checkResendMine(mineToChange(world, ticket)));
  const wait = (ticket.resentAt ?? -Infinity) + RESEND_MS - now;
  if (wait > 0 && wait <= RESEND_MS)
    throw new Refusal('resend_too_soon', { params: { seconds: String(Math.ceil(wait / 1000)) } });
  const part = world.tables.subTickets.update(ticket.id, { resentAt: now });
  const customer = world.tables.users.must(ticket.userId as number);
  const name = part.holderName ?? customer.name;
  return reply({ success: true }, event('subTicket.mailResent', { part, customer, name }));
};
