import { toRinggit, type Rules } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { sendToPark } from './log-entry.ts';

/**
 * Sends a paid purchase that includes the park to the park service.
 * A service that is down does not block the sale.
 */
export function sendPurchase(ctx: Context, ticket: TicketRecord): void {
  if (!ticket.minisiguaIncluded || ticket.diningOnly || !getSettings(ctx.world).minisigua.active) return;
  sendPurchaseAgain(ctx, ticket);
}

/** Sends a purchase to the park service, whether or not it was sent before. */
export function sendPurchaseAgain(ctx: Context, ticket: TicketRecord): MinisiguaRecord {
  const sent = {
    ticketCode: ticket.code,
    qrcode: null,
    qrcodeAgent: null,
    type: 'purchase',
    vvip: ticket.vvip,
  } as const;
  return sendToPark(ctx, sent, getPurchase(ticket, ctx.rules));
}

/** Returns what the park needs to know: who comes, when, and for how much. It names no person. */
function getPurchase({ code, receiptNo, departDate, counts, free, heads, money }: TicketRecord, rules: Rules): object {
  return {
    ticket_code: code,
    receipt_no: receiptNo,
    depart_date: departDate,
    ...rules.countsToWire(counts),
    total_free: free,
    total_passengers: heads,
    amount: toRinggit(money.minisigua),
  };
}
