import type { Handlers } from '../../kernel/handler.ts';
import { getTicket } from './get-ticket.ts';
import { listTickets } from './list-tickets.ts';

export { eachRow } from './ticket-page.ts';

/** Sold tickets: lists and details (001 §7). */
export const tickets = { listTickets, getTicket } satisfies Partial<Handlers>;
