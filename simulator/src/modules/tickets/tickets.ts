import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import type { Handlers } from '../../kernel/handler.ts';
import { settingsOf } from '../../world/world.ts';
import { getTicket } from '../../domain/tickets/get-ticket.ts';
import { listPage } from './list-tickets.ts';
import { presentTicketFor } from '../../domain/tickets/present-for.ts';

/** Sold tickets: lists and details (001 §7). */
export const tickets = {
  listTickets: ({ query }, { world, rules }) => ({
    ...listPage(world, rules, query),
    payment_methods: [...settingsOf(world).paymentMethods, DEFAULT_ONLINE_METHOD, 'FOC'],
  }),

  getTicket: ({ params }, ctx) => ({ ticket: presentTicketFor(ctx, getTicket(ctx.world, params.ticket_code)) }),
} satisfies Partial<Handlers>;
