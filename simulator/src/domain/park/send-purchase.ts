import { toRinggit, type Rules } from '@muara/contract/rules';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings, type World } from '../../world/world.ts';
import { type ParkContext, sendToPark } from './log-entry.ts';

/** Returns whether a paid purchase is sent to the park service: it includes the park. */
export function isSentToPark({ minisiguaIncluded, diningOnly }: TicketRecord, world: World): boolean {
  return minisiguaIncluded && !diningOnly && getSettings(world).minisigua.active;
}

/** Sends a purchase to the park service, whether or not it was sent before. */
export function sendPurchase(ctx: ParkContext, ticket: TicketRecord): MinisiguaRecord {
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
function getPurchase(
  { code, receiptNo, departDate, counts, free, passengers, money }: TicketRecord,
  rules: Rules,
): object {
  return {
    ticket_code: code,
    receipt_no: receiptNo,
    depart_date: departDate,
    ...rules.countsToWire(counts),
    total_free: free,
    total_passengers: passengers,
    amount: toRinggit(money.minisigua),
  };
}
