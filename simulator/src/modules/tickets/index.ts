import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { getTicket, presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { listPage } from './list-tickets.ts';

export { eachRow } from './list-tickets.ts';

/** Sold tickets: lists and details (001 §7). */
export const tickets = {
  listTickets: ({ query }, { world, rules }) => ({
    ...listPage(world, rules, query),
    payment_methods: [...getSettings(world).paymentMethods, DEFAULT_ONLINE_METHOD, 'FOC'],
  }),

  getTicket: ({ params }, ctx) => ({ ticket: presentTicketFor(ctx, getTicket(ctx.world, params.ticket_code)) }),
} satisfies Partial<Handlers>;
