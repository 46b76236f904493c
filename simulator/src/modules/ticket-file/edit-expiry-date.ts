import { getCommandState, newQrCode, presentTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { addMonths, endOfDay } from '../../world/local-time.ts';
import type { Instant } from '../../world/records.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import { getTicketFile } from './get-ticket-file.ts';

/** The longest validity of an open ticket, from today. */
const FURTHEST_MONTHS = 60;

/**
 * Changes the expiry date of an open purchase (001 §4).
 * Tickets neither used, sold nor voided get a new QR code; scanning an old one is refused with the reason.
 * @throws Refusal ticket_not_found, agent_not_found, the rule's code, date_invalid, date_past, expiry_too_far
 */
export const editExpiryDate: Handler<'editExpiryDate'> = ({ body }, ctx) => {
  const { world, rules, now } = ctx;
  const before = getTicketFile(ctx, body.id);
  assertAllowed(rules.checkExpiryEdit(getCommandState(world, before), now));
  if (body.agent_id != null && body.agent_id !== before.agentId)
    throw new Refusal('agent_not_found', { field: 'agent_id' });
  const expiredAt = assertLastDay(ctx, body.expired_at);
  const after = world.tables.tickets.update(before.id, { expiredAt, expired: false });
  const regenerated = world.tables.subTickets
    .by('ticket', after.id)
    .filter((part) => movePart(ctx, part, expiredAt)).length;
  return reply(
    { success: true, ticket: presentTicket(world, after, rules), regenerated },
    event('ticket.expiryMoved', { before, ticket: after, newQrCodes: regenerated }),
  );
};

/** Returns the end of the last day. @throws Refusal date_invalid, date_past, expiry_too_far */
function assertLastDay({ rules, now }: Context, text: string): Instant {
  const date = text.trim();
  if (!rules.isLocalDate(date)) throw new Refusal('date_invalid', { field: 'expired_at' });
  if (date < rules.toLocalDate(now)) throw new Refusal('date_past', { field: 'expired_at' });
  if (date > addMonths(rules.toLocalDate(now), FURTHEST_MONTHS))
    throw new Refusal('expiry_too_far', { field: 'expired_at' });
  return endOfDay(date);
}

/** Changes the expiry of one batch ticket, unless it has ended; returns whether it got a new QR code. */
function movePart({ world }: Context, part: SubTicketRecord, expiredAt: Instant): boolean {
  if (part.validatedAt !== null || part.canceledAt !== null) return false;
  const handedOut = part.sold || part.userId !== null;
  world.tables.subTickets.update(part.id, {
    expiredAt,
    expired: false,
    ...(!handedOut && {
      qrcode: newQrCode(world.random),
      replacedQrcodes: [...(part.replacedQrcodes ?? []), part.qrcode],
    }),
  });
  return !handedOut;
}
