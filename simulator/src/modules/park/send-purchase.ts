import { formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type { MinisiguaLog } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { settingsOf } from '../../world/world.ts';

/**
 * Tells the park service of a paid purchase that includes the park, keeps what it answered, and shows the entry to those
 * who watch the log (002 §2.13). A service that is out of order holds no sale up.
 */
export function sendPurchase(ctx: Context, ticket: TicketRecord): void {
  if (!ticket.minisiguaIncluded || ticket.diningOnly || !settingsOf(ctx.world).minisigua.active) return;
  const entry = ctx.world.tables.minisigua.insert({
    ticketCode: ticket.code,
    qrcode: null,
    qrcodeAgent: null,
    type: 'purchase',
    payload: JSON.stringify(purchaseOf(ticket, ctx.rules)),
    responseCode: ctx.outside('park_service'),
    createdAt: ctx.now,
    vvip: ticket.vvip,
  });
  ctx.hub.broadcast({ type: 'minisigua', log: presentEntry(entry) });
}

/** What the park needs to know: who comes, when, and for how much. Nothing of it names a person. */
function purchaseOf({ code, receiptNo, departDate, counts, free, heads, money }: TicketRecord, rules: Rules): object {
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

/** An entry of the log for the wire (002 §3.7). */
function presentEntry(entry: MinisiguaRecord): MinisiguaLog {
  return {
    id: entry.id,
    ticket_code: entry.ticketCode,
    qrcode: entry.qrcode,
    qrcode_agent: entry.qrcodeAgent,
    type: entry.type,
    payload: entry.payload,
    response_code: entry.responseCode,
    created_at: formatInstant(entry.createdAt),
    vvip: entry.vvip,
  };
}
