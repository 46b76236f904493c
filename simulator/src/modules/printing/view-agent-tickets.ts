import { getTicketByCode } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { renderAgentTicketsFile } from './render-agent-tickets-file.ts';

/** Returns the tickets of an agent's purchase as a PDF, for staff (001 §7). */
export const viewAgentTickets: Handler<'viewAgentTickets'> = ({ params, query }, ctx) =>
  renderAgentTicketsFile(ctx, { ticket: getTicketByCode(ctx.world, params.code), part: null }, query);
