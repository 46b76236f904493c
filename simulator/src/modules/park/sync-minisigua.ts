import type { OperationMap } from '@muara/contract/types';
import { sendPurchase, sendScan, sendSubScan } from '../../domain/park/index.ts';
import { getCommandState, getTicketByCode } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import type { ParkEvents } from '../../events/park-events.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { toIso } from '../../world/local-time.ts';
import { hasFailed } from '../../world/park-log-keys.ts';

type Query = OperationMap['syncMinisigua']['query'];

type Sent = ParkEvents['parkData.sent'];

/** Sends a purchase or its scan to the park service again (001 §5, 002 §2.13). */
export const syncMinisigua: Handler<'syncMinisigua'> = ({ params, query }, ctx) => {
  const sent = query.type === 'ticket_agent' ? sendPart(params.code, query, ctx) : send(params.code, query, ctx);
  // What was sent stays in the log, with any result.
  if (hasFailed(sent.entry)) {
    const events = [event('parkData.refused', { entry: sent.entry })];
    throw new Refusal('minisigua_failed', { keepChanges: true, events });
  }
  return reply({ success: true }, event('parkData.sent', sent));
};

function send(code: string, { data_type: type }: Query, ctx: Context): Sent {
  const ticket = getTicketByCode(ctx.world, code);
  assertAllowed(ctx.rules.checkMinisigua(getCommandState(ctx.world, ticket), ctx.now));
  const entry = type === 'purchase' ? sendPurchase(ctx, ticket) : sendScan(ctx, ticket);
  return { entry, ticket, part: null };
}

/** A batch is sent to the park as a purchase; of its single tickets only the QR codes are sent. */
function sendPart(code: string, { data_type: type }: Query, ctx: Context): Sent {
  const { subTickets, tickets } = ctx.world.tables;
  const part = subTickets.one('code', code);
  if (!part) throw new Refusal('ticket_not_found');
  const batch = tickets.must(part.ticketId);
  if (type !== 'scan') throw new Refusal('minisigua_not_possible');
  assertAllowed(
    ctx.rules.checkSubMinisigua({
      canceled_at: toIso(part.canceledAt),
      ticket: getCommandState(ctx.world, batch),
    }),
  );
  return { entry: sendSubScan(ctx, part, batch), ticket: batch, part };
}
