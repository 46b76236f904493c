import { toRinggit, type Rules } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { settingsOf } from '../../world/world.ts';
import { tell } from './log-entry.ts';

/** Tells the park service of a paid purchase that includes the park. A service that is out of order holds no sale up. */
export function sendPurchase(ctx: Context, ticket: TicketRecord): void {
  if (!ticket.minisiguaIncluded || ticket.diningOnly || !settingsOf(ctx.world).minisigua.active) return;
  sendPurchaseAgain(ctx, ticket);
}

/** Tells the park service of a purchase, whether or not it was told before. */
export function sendPurchaseAgain(ctx: Context, ticket: TicketRecord): MinisiguaRecord {
  const sent = {
    ticketCode: ticket.code,
    qrcode: null,
    qrcodeAgent: null,
    type: 'purchase',
    vvip: ticket.vvip,
  } as const;
  return tell(ctx, sent, purchaseOf(ticket, ctx.rules));
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
