import type { OperationMap } from '@muara/contract/types';
import { getCommandState, getTicket } from '../../domain/tickets/index.ts';
import type { Context, Handlers } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { sendPurchaseAgain, sendScan, sendSubScan, sentToPark } from '../../reactions/park/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import { toIso } from '../../world/local-time.ts';
import type { AuditLink } from '../../world/log-records.ts';
import type { MinisiguaRecord } from '../../world/online-records.ts';
import { hasFailed } from '../../world/park-log-keys.ts';
import { listLog } from './list-log.ts';

type Query = OperationMap['syncMinisigua']['query'];

/** The park service: its log, and resending (001 §5, 002 §2.13). */
export const park = {
  listMinisiguaLog: ({ query }, { world }) => listLog(world, query),

  syncMinisigua({ params, query }, ctx) {
    const { entry, link } =
      query.type === 'ticket_agent' ? sendPart(params.code, query, ctx) : send(params.code, query, ctx);
    // What was sent stays in the log, with any result.
    if (hasFailed(entry)) throw new Refusal('minisigua_failed', { keepChanges: true });
    recordChange(ctx, 'tickets', {
      module: 'Tickets',
      action: sentToPark(entry),
      link,
    });
    return { success: true };
  },
} satisfies Partial<Handlers>;

interface Sent {
  entry: MinisiguaRecord;
  link: AuditLink;
}

function send(code: string, { data_type: type }: Query, ctx: Context): Sent {
  const ticket = getTicket(ctx.world, code);
  assertAllowed(ctx.rules.checkMinisigua(getCommandState(ctx.world, ticket), ctx.now));
  return {
    entry: type === 'purchase' ? sendPurchaseAgain(ctx, ticket) : sendScan(ctx, ticket),
    link: linkToTicket(ticket),
  };
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
  const link = { kind: 'subTicket', id: part.id, code: part.code, name: null } as const;
  return { entry: sendSubScan(ctx, part, batch), link };
}
