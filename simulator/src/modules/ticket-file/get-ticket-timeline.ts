import type { Handler } from '../../kernel/handler.ts';
import { getSubTicket, getTicketFile } from './get-ticket-file.ts';
import { listPartTimeline, listTimeline } from './timeline.ts';

/** Returns the history of a purchase or of one ticket of a batch (001 §7). */
export const getTicketTimeline: Handler<'getTicketTimeline'> = ({ params, query }, ctx) => {
  const { world, rules } = ctx;
  if (query.type === 'ticket_agent') return { entries: listPartTimeline(world, getSubTicket(ctx, params.id)) };
  return { entries: listTimeline(world, getTicketFile(ctx, params.id, 'View'), rules) };
};
