import { presentSubTicketFor } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getSubTicketByCode } from './get-ticket-file.ts';

/** Returns one ticket of a batch by its code (001 §7). */
export const getSubTicket: Handler<'getSubTicket'> = ({ params }, ctx) => ({
  ticket: presentSubTicketFor(ctx, getSubTicketByCode(ctx.world, params.code)),
});
