import type { Handlers } from '../../kernel/handler.ts';
import { generatePublicTicket } from './generate-public-ticket.ts';
import { generateTicket } from './generate-ticket.ts';

export { presentSale, soldEvents } from './sell.ts';

/** Selling: in the public shop, at the counter, on the agents' dashboard (002 §7.6). */
export const sale = { generatePublicTicket, generateTicket } satisfies Partial<Handlers>;
