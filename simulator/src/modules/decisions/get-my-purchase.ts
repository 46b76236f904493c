import { presentTicketFor } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getPurchaseByCode } from './get-purchase.ts';

/** Returns a purchase of the caller; any purchase for staff (001 §2). */
export const getMyPurchase: Handler<'getMyPurchase'> = ({ params }, ctx) => ({
  ticket: presentTicketFor(ctx, getPurchaseByCode(ctx, params.ticket_code)),
});
