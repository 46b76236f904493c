import type { Handler } from '../../kernel/handler.ts';
import { boardAll } from './board-ticket.ts';

/**
 * Boards all passengers of a wristband (002 §7.8).
 * The ticket's `wristband` decides which of the two a client calls; the code decides who boards.
 */
export const validateWristband: Handler<'validateWristband'> = ({ body }, ctx) => boardAll(ctx, body);
