import { presentPrint } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getTicketFile } from './get-ticket-file.ts';

/** Returns the prints of a ticket, latest first (001 §7). */
export const listPrintHistory: Handler<'listPrintHistory'> = ({ params }, ctx) => {
  const { printHistory } = getTicketFile(ctx, params.id);
  return { print_history: printHistory.map((entry) => presentPrint(ctx.world, entry)).reverse() };
};
