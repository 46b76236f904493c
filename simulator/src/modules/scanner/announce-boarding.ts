import type { Context } from '../../kernel/handler.ts';
import { recordChange } from '../../reactions/audit/index.ts';
import { sendScan, sendSubScan } from '../../reactions/park/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { AuditLink } from '../../world/log-records.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { ValidationRecord } from '../../world/validation-records.ts';
import { getSettings } from '../../world/world.ts';
import type { Scanned } from './get-scanned.ts';

/** Announces boarded passengers to the park service, the audit trail and open windows. Call it last. */
export function announceBoarding(
  ctx: Context,
  scanned: Scanned,
  { passengers }: ValidationRecord,
  trip: TripRecord,
): void {
  notifyPark(ctx, scanned, passengers);
  record(ctx, scanned, `Validated ${countPassengers(passengers)} of ticket ${getCode(scanned)}`, [
    { field: 'passengers', before: null, after: String(passengers) },
    ...tripFields(ctx, trip).map(({ field, value }) => ({ field, before: null, after: value })),
  ]);
  broadcast(ctx, scanned, 'validated', trip.tripId, passengers);
}

/** Announces an undone validation. The park service has no message for it. */
export function announceUndo(
  ctx: Context,
  scanned: Scanned,
  { passengers }: ValidationRecord,
  trip: TripRecord,
  isTripGone: boolean,
): void {
  record(ctx, scanned, `Undid the validation of ${countPassengers(passengers)} of ticket ${getCode(scanned)}`, [
    { field: 'passengers', before: String(passengers), after: null },
    ...tripFields(ctx, trip).map(({ field, value }) => ({ field, before: value, after: null })),
  ]);
  broadcast(ctx, scanned, 'undone', isTripGone ? null : trip.tripId, passengers);
}

/** Announces a started trip. */
export function announceStart(ctx: Context, trip: TripRecord): void {
  recordChange(ctx, [], {
    module: 'Trips',
    action: `Started trip ${trip.tripId} with ${countPassengers(trip.totalPassenger)}`,
    changes: tripFields(ctx, trip).map(({ field, value }) => ({ field, before: null, after: value })),
  });
  ctx.hub.broadcast({
    type: 'scan',
    code: trip.tripId,
    message: `Trip ${trip.tripId} has started`,
    action: 'started',
    trip_id: trip.tripId,
    passengers: trip.totalPassenger,
    ticket_code: null,
  });
}

function notifyPark(ctx: Context, { ticket, part }: Scanned, passengers: number): void {
  if (!ticket.minisiguaIncluded || ticket.wristband || !getSettings(ctx.world).minisigua.active) return;
  if (part) sendSubScan(ctx, part, ticket);
  else sendScan(ctx, ticket, passengers);
}

function record(
  ctx: Context,
  { ticket, part }: Scanned,
  action: string,
  changes: { field: string; before: string | null; after: string | null }[],
): void {
  const link: AuditLink = part ? { kind: 'subTicket', id: part.id, code: part.code, name: null } : linkToTicket(ticket);
  const areas = ticket.expiredAt === null ? (['tickets'] as const) : (['tickets', 'my_tickets'] as const);
  recordChange(ctx, areas, { module: 'Tickets', action, link, changes });
  // The menu counts upcoming VVIP bookings.
  ctx.hub.refreshBubbles();
}

function broadcast(
  ctx: Context,
  scanned: Scanned,
  action: 'validated' | 'undone',
  tripId: string | null,
  passengers: number,
): void {
  const isOne = passengers === 1;
  const boarded = isOne ? 'has boarded' : 'have boarded';
  const words = action === 'validated' ? boarded : `${isOne ? 'is' : 'are'} no longer aboard`;
  ctx.hub.broadcast({
    type: 'scan',
    code: getCode(scanned),
    message: `${countPassengers(passengers)} ${words}`,
    action,
    trip_id: tripId,
    passengers,
    ticket_code: scanned.part ? scanned.ticket.code : null,
  });
}

/** Returns where it happened, as people read it. */
function tripFields({ world }: Context, trip: TripRecord): { field: string; value: string }[] {
  const { boatOperators, jetties } = world.tables;
  return [
    { field: 'trip_id', value: trip.tripId },
    { field: 'boat', value: `${trip.boatNo}, ${boatOperators.must(trip.boatOperatorId).name}` },
    { field: 'jetty', value: jetties.must(trip.jettyId).name },
    { field: 'at_gate', value: 'Yes' },
  ];
}

function getCode({ ticket, part }: Scanned): string {
  return (part ?? ticket).code;
}

function countPassengers(count: number): string {
  return `${count} ${count === 1 ? 'passenger' : 'passengers'}`;
}
