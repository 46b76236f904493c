import { formatInstant, type BoardingVerdict, type TicketToBoard, type TripToBoard } from '@muara/contract/rules';
import { longDate } from '../../documents/format.ts';
import { isExpired, isPartExpired, findOpenRequest } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toIso } from '../../world/local-time.ts';
import type { World } from '../../world/world.ts';
import type { Scanned } from './get-scanned.ts';
import { findWristband, listAdmitted, sumPassengers } from './passengers-left.ts';

/**
 * Returns whether a code may board a trip now; see `checkBoarding`.
 * @param passengers how many want to; all by default
 */
export function judgeBoarding(
  ctx: Context,
  scanned: Scanned,
  trip: TripToBoard | null,
  passengers?: number,
): BoardingVerdict {
  const ticket = getBoardable(ctx, scanned);
  return ctx.rules.checkBoarding(
    passengers === undefined ? ticket : { ...ticket, passengers_left: passengers },
    trip,
    ctx.now,
  );
}

/** Returns a verdict as a refusal, with its date in the caller's language. */
export function buildRefusal(
  { request }: Pick<Context, 'request'>,
  { code, params }: Exclude<BoardingVerdict, { result: 'ready' }>,
): Refusal {
  const { date } = params ?? {};
  return new Refusal(code, {
    params: date === undefined ? params : { ...params, date: longDate(date, request.language) },
  });
}

/** Returns what decides whether a code may board, by wire names. */
function getBoardable(ctx: Context, scanned: Scanned): TicketToBoard {
  const { world } = ctx;
  const { ticket, part, isReplaced } = scanned;
  const common = {
    is_paid: ticket.balance.isPaid,
    depart_date: ticket.departDate,
    jetty_id: ticket.jettyId,
    jetty: getJettyName(world, ticket.jettyId),
    slot: ticket.slot,
    dining_only: ticket.diningOnly,
    replaced: isReplaced,
    boarded: getBoarded(ctx, scanned),
    passengers_left: sumPassengers(listAdmitted(ctx, scanned)),
    refunded_at: toIso(ticket.refund?.doneAt),
  };
  if (part === null)
    return {
      ...common,
      used: ticket.used,
      expired: isExpired(world, ticket),
      expired_at: toIso(ticket.expiredAt),
      request_refund_at: toIso(ticket.refund?.requestedAt),
      request_canceled_at: toIso(ticket.cancel?.requestedAt),
      canceled_at: toIso(ticket.cancel?.doneAt),
      total_ticket: world.tables.subTickets.count('ticket', ticket.id),
    };
  const request = findOpenRequest(ticket);
  return {
    ...common,
    used: false,
    expired: isPartExpired(world, part),
    expired_at: toIso(part.expiredAt),
    request_refund_at: request === 'refund_requested' ? toIso(ticket.refund?.requestedAt) : null,
    request_canceled_at:
      toIso(part.requestCanceledAt) ?? (request === 'void_requested' ? toIso(ticket.cancel?.requestedAt) : null),
    canceled_at: toIso(part.canceledAt),
    total_ticket: 0,
  };
}

/** Returns when the last passenger of a code boarded, and who validated it. */
function getBoarded(ctx: Context, scanned: Scanned): TicketToBoard['boarded'] {
  const { world } = ctx;
  const { ticket, part, wristband } = scanned;
  const { users, trips } = world.tables;
  const nameOf = (id: number | null | undefined): string => (id == null ? '' : (users.get(id)?.name ?? ''));
  if (part) {
    if (part.validatedAt === null) return null;
    const trip = part.tripId === null ? undefined : trips.one('tripId', part.tripId);
    return { at: formatInstant(part.validatedAt), by: nameOf(trip?.staffId) };
  }
  if (ticket.validatedAt !== null)
    return { at: formatInstant(ticket.validatedAt), by: nameOf(ticket.adminValidatedId) };
  const own = findWristband(ctx, scanned);
  if (own) return { at: formatInstant(own.at), by: nameOf(own.staffId) };
  const last = ticket.partialValidate.at(-1);
  // A wristband whose category boarded by other means.
  if (wristband === null || last === undefined || listAdmitted(ctx, scanned).length > 0) return null;
  return { at: formatInstant(last.at), by: nameOf(ticket.adminValidatedId) };
}

function getJettyName({ tables }: World, id: number | null): { name: string } | null {
  const jetty = id === null ? undefined : tables.jetties.get(id);
  return jetty ? { name: jetty.name } : null;
}
