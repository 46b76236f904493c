import type { TripToBoard } from '@muara/contract/rules';
import type { ScannedTicket } from '@muara/contract/types';
import { formatInstant } from '@muara/contract/rules';
import { isExpired, isPartExpired } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { presentRefusal } from '../../kernel/reply.ts';
import { toIso } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Scanned } from './get-scanned.ts';
import { judgeBoarding, buildRefusal } from './judge-boarding.ts';
import { findCategory, listAdmitted, listLeft, sumPassengers } from './passengers-left.ts';

/** Returns a scanned ticket for the wire, checked for a trip or, with null, on its own (002 §7.8). */
export function presentScanned(ctx: Context, scanned: Scanned, trip: TripToBoard | null): ScannedTicket {
  const { world, rules } = ctx;
  const { ticket, part, wristband, qrcode } = scanned;
  const { packages, jetties } = world.tables;
  const total = part ? 1 : ticket.passengers;
  const left = part ? listAdmitted(ctx, scanned) : listLeft(ctx, ticket);
  const counts = part ? (part.category === 'free' ? {} : { [part.category]: 1 }) : ticket.counts;
  return {
    id: part?.id ?? ticket.id,
    _id: ticket.receiptNo,
    code: part?.code ?? ticket.code,
    type: part ? 'ticket_agent' : 'ticket',
    ticket_id: part ? ticket.id : null,
    qrcode,
    qrcode_agent: part?.qrcode ?? null,
    wristband: ticket.wristband,
    wristband_number: wristband,
    category: findCategory(scanned),
    name: part?.holderName ?? ticket.buyer.name,
    package: { name: packages.must(ticket.packageId).name },
    depart_date: ticket.departDate,
    jetty: ticket.jettyId === null ? null : { name: jetties.must(ticket.jettyId).name },
    jetty_id: ticket.jettyId,
    slot: ticket.slot,
    is_paid: ticket.balance.isPaid,
    used: part ? part.validatedAt !== null : ticket.used,
    vvip: ticket.vvip,
    vvip_charter: ticket.vvipCharter,
    exhibition: ticket.exhibition,
    booking: ticket.bookingStatus !== null,
    status: ticket.bookingStatus,
    expired: part ? isPartExpired(world, part) : isExpired(world, ticket),
    expired_at: toIso(part ? part.expiredAt : ticket.expiredAt),
    validated_at: toIso(part ? part.validatedAt : ticket.validatedAt),
    admin_validated: validatorOf(ctx, scanned),
    trip_id: part ? part.tripId : ticket.tripId,
    request_refund_at: toIso(ticket.refund?.requestedAt),
    refunded_at: toIso(ticket.refund?.doneAt),
    request_canceled_at: toIso(part ? part.requestCanceledAt : ticket.cancel?.requestedAt),
    canceled_at: toIso(part ? part.canceledAt : ticket.cancel?.doneAt),
    partial_validate: part ? [] : listParts(ticket),
    ...rules.countsToWire(counts),
    total_free: part ? Number(part.category === 'free') : ticket.free,
    total_passengers: total,
    total_validated: total - sumPassengers(left),
    left,
    boarding: presentVerdict(ctx, scanned, trip),
  };
}

function presentVerdict(ctx: Context, scanned: Scanned, trip: TripToBoard | null): ScannedTicket['boarding'] {
  const verdict = judgeBoarding(ctx, scanned, trip);
  if (verdict.result === 'ready') return { result: 'ready', code: null, message: null };
  const { body } = presentRefusal(buildRefusal(ctx, verdict), ctx.request.language);
  return { result: verdict.result, code: verdict.code, message: body.message };
}

function listParts({ partialValidate }: TicketRecord): ScannedTicket['partial_validate'] {
  return partialValidate.map(({ category, total, at }) => ({ category, total, at: formatInstant(at) }));
}

/** Returns the member of staff who last validated it. */
function validatorOf({ world }: Context, { ticket, part }: Scanned): string | null {
  const { users, trips } = world.tables;
  const trip = part === null || part.tripId === null ? undefined : trips.one('tripId', part.tripId);
  const id = part ? trip?.staffId : ticket.adminValidatedId;
  return id == null ? null : (users.get(id)?.name ?? null);
}
