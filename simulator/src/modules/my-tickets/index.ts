import { event } from '../../events/business-event.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { exportMine } from './export-mine.ts';
import { getAgent, getMine } from './get-mine.ts';
import { editEmail, markSold, sendTickets } from './hand-out.ts';
import { listMine } from './list-mine.ts';
import { listReceived } from './list-received.ts';
import { mineToChange, presentMyTicket } from './present-mine.ts';

/** A ticket is resent at most once a minute (001 §9). */
const RESEND_MS = 60_000;

/** Tickets that an agent hands out (001 §7). */
export const myTickets = {
  listMyTickets: ({ query }, ctx) => listMine(ctx.world, getAgent(ctx).id, query, ctx.rules),

  listReceivedTickets: ({ query }, ctx) => listReceived(ctx.world, ctx.rules, ctx.session.user.id, query.page ?? 0),

  exportMyTickets: ({ query }, ctx) => exportMine(query, ctx),

  getMyTicket: ({ params }, ctx) => presentMyTicket(ctx.world, getMine(ctx.world, getAgent(ctx).id, params), ctx.rules),

  markTicketsSold: ({ body }, ctx) => markSold(body, ctx),

  sendTickets: ({ body }, ctx) => sendTickets(body, ctx),

  editMyTicketEmail: ({ body }, ctx) => editEmail(body, ctx),

  resendMyTicket({ params }, ctx) {
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
  },

  voidMyTicket({ params }, ctx) {
    const { world, rules, now } = ctx;
    const agent = getAgent(ctx);
    const before = getMine(world, agent.id, params);
    assertAllowed(rules.checkVoidMine(mineToChange(world, before)));
    world.tables.subTickets.update(before.id, { canceledAt: now, cancelById: agent.id });
    return reply({ success: true }, event('subTicket.voidedByAgent', { before }));
  },
} satisfies Partial<Handlers>;
