import type { Handler } from '../../kernel/handler.ts';
import { boardAll } from './board-ticket.ts';

/** Boards all passengers of a ticket (002 §7.8). */
export const validateTicket: Handler<'validateTicket'> = ({ body }, ctx) => boardAll(ctx, body);
