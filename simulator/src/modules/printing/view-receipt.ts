import { getActor } from '../../domain/people/index.ts';
import { getTicketByCode } from '../../domain/tickets/index.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { renderReceiptFile } from './render-receipt-file.ts';

/** Returns the receipt of a purchase as a PDF, for staff (001 §7). */
export const viewReceipt: Handler<'viewReceipt'> = ({ params, query }, ctx) =>
  renderReceiptFile(ctx, getReadablePurchase(ctx, params.code), query['no-margin'] === '1');

/**
 * Returns the purchase with a code for staff: any with Tickets View, a booking with Booking View (002
 * §2.3).
 * @throws Refusal ticket_not_found, permission_denied
 */
function getReadablePurchase({ world, session, rules }: Context, code: string): TicketRecord {
  const actor = getActor(session);
  const ticket = world.tables.tickets.one('code', code);
  if (rules.hasPermission(actor, 'Tickets', 'View')) return getTicketByCode(world, code);
  if (!ticket || ticket.bookingStatus === null) throw new Refusal('permission_denied');
  return ticket;
}
