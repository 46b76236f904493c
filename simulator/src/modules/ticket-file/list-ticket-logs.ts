import type { Handler } from '../../kernel/handler.ts';
import { getSubTicket, getTicketFile } from './get-ticket-file.ts';
import { listLogs } from './list-logs.ts';

/** Returns the mails about a ticket and its messages to the park service (001 §2). */
export const listTicketLogs: Handler<'listTicketLogs'> = ({ params, query }, ctx) => {
  const { code } = query.type === 'ticket_agent' ? getSubTicket(ctx, params.id) : getTicketFile(ctx, params.id);
  return { logs: listLogs(ctx.world, code) };
};
