import { fieldChanges } from '../../domain/edits/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import type { Session } from '../../world/world.ts';
import { exportMine } from './export-mine.ts';
import { getAgent, getMine } from './get-mine.ts';
import { editEmail, linkToMine, markSold, sendTickets } from './hand-out.ts';
import { listMine } from './list-mine.ts';
import { listReceived } from './list-received.ts';
import { mailTickets, mailVoid } from './mail-tickets.ts';
import { mineToChange, presentMyTicket } from './present-mine.ts';

/** A ticket is resent at most once a minute (001 §9). */
const RESEND_MS = 60_000;

/** Tickets that an agent hands out (001 §7). */
export const myTickets = {
  listMyTickets: ({ query }, ctx) => listMine(ctx.world, getAgent(ctx).id, query, ctx.rules),

  listReceivedTickets: ({ query }, ctx) =>
    listReceived(ctx.world, ctx.rules, (ctx.session as Session).user.id, query.page ?? 0),

  exportMyTickets: ({ query }, ctx) => exportMine(query, ctx),

  getMyTicket: ({ params }, ctx) => presentMyTicket(ctx.world, getMine(ctx.world, getAgent(ctx).id, params), ctx.rules),

  markTicketsSold: ({ body }, ctx) => ({ success: true, total: markSold(body, ctx) }),

  sendTickets: ({ body }, ctx) => ({ user: sendTickets(body, ctx) }),

  editMyTicketEmail: ({ body }, ctx) => ({ user: editEmail(body, ctx) }),

  resendMyTicket({ params }, ctx) {
    const { world, rules, now } = ctx;
    const ticket = getMine(world, getAgent(ctx).id, params);
    assertAllowed(rules.checkResendMine(mineToChange(world, ticket)));
    const wait = (ticket.resentAt ?? -Infinity) + RESEND_MS - now;
    if (wait > 0 && wait <= RESEND_MS)
      throw new Refusal('resend_too_soon', { params: { seconds: String(Math.ceil(wait / 1000)) } });
    world.tables.subTickets.update(ticket.id, { resentAt: now });
    const customer = world.tables.users.must(ticket.userId as number);
    mailTickets(ctx, customer, ticket.holderName ?? customer.name, [ticket]);
    recordChange(ctx, 'tickets', {
      module: 'My Tickets',
      action: `Sent ${ticket.code} again to ${customer.email}`,
      link: linkToMine(ticket),
    });
    return { success: true };
  },

  voidMyTicket({ params }, ctx) {
    const { world, rules, now } = ctx;
    const agent = getAgent(ctx);
    const ticket = getMine(world, agent.id, params);
    const state = mineToChange(world, ticket);
    assertAllowed(rules.checkVoidMine(state));
    world.tables.subTickets.update(ticket.id, { canceledAt: now, cancelById: agent.id });
    mailVoid(ctx, ticket);
    recordChange(ctx, ['my_tickets', 'tickets'], {
      module: 'My Tickets',
      action: `Voided ${ticket.code}`,
      link: linkToMine(ticket),
      changes: fieldChanges({ state: rules.subTicketState(state) }, { state: 'Voided' }),
    });
    return { success: true };
  },
} satisfies Partial<Handlers>;
