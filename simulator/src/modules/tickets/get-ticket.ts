import { getTicketByCode, presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Returns the ticket with a code (001 §7). */
export const getTicket: Handler<'getTicket'> = ({ params }, ctx) => ({
  ticket: presentTicketFor(ctx, getTicketByCode(ctx.world, params.ticket_code)),
});
