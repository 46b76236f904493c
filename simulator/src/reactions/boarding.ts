import { sendScan, sendSubScan } from '../domain/park/index.ts';
import type { Boarding, BoardingEvents } from '../events/boarding-events.ts';
import type { ReactionContext } from '../kernel/handler.ts';
import { linkToSubTicket, linkToTicket } from '../world/audit-link.ts';
import type { TripRecord } from '../world/trip-records.ts';
import { getSettings } from '../world/world.ts';
import { none, type ReactionTable } from './reaction.ts';
import { refetchAreas, showParkEntry } from './realtime/index.ts';
import { NOT_SENT_TO_PARK, NOTHING_PRINTED } from './shared-reasons.ts';

const AT_THE_GATE = none('The passengers are at the gate.');

/** What happens at the gate (002 §4.5, §7.8). */
export const boarding: ReactionTable<keyof BoardingEvents> = {
  'ticket.boarded': {
    mail: AT_THE_GATE,
    park({ ticket, part, validation }, ctx) {
      if (!ticket.minisiguaIncluded || ticket.wristband || !getSettings(ctx.world).minisigua.active) return;
      showParkEntry(ctx, part ? sendSubScan(ctx, part, ticket) : sendScan(ctx, ticket, validation.passengers));
    },
    audit: (data, ctx) => ({
      module: 'Tickets',
      action: `Validated ${countPassengers(data.validation.passengers)} of ticket ${getCode(data)}`,
      link: getLink(data),
      changes: boardingFacts(data, ctx).map(({ field, value }) => ({ field, before: null, after: value })),
    }),
    realtime(data, ctx) {
      const { passengers, tripId } = data.validation;
      const words = passengers === 1 ? 'has boarded' : 'have boarded';
      showScan(ctx, data, { action: 'validated', words, trip_id: tripId });
    },
    printing: NOTHING_PRINTED,
  },
  'ticket.boardingUndone': {
    mail: AT_THE_GATE,
    park: NOT_SENT_TO_PARK,
    audit: (data, ctx) => ({
      module: 'Tickets',
      action: `Undid the validation of ${countPassengers(data.validation.passengers)} of ticket ${getCode(data)}`,
      link: getLink(data),
      changes: boardingFacts(data, ctx).map(({ field, value }) => ({ field, before: value, after: null })),
    }),
    realtime(data, ctx) {
      const { passengers, tripId } = data.validation;
      const words = `${passengers === 1 ? 'is' : 'are'} no longer aboard`;
      showScan(ctx, data, { action: 'undone', words, trip_id: data.isTripRemoved ? null : tripId });
    },
    printing: NOTHING_PRINTED,
  },
  'trip.started': {
    mail: AT_THE_GATE,
    park: NOT_SENT_TO_PARK,
    audit: ({ trip }, ctx) => ({
      module: 'Trips',
      action: `Started trip ${trip.tripId} with ${countPassengers(trip.totalPassenger)}`,
      changes: tripFacts(trip, ctx).map(({ field, value }) => ({ field, before: null, after: value })),
    }),
    realtime({ trip: { tripId, totalPassenger } }, ctx) {
      ctx.hub.broadcast({
        type: 'scan',
        code: tripId,
        message: `Trip ${tripId} has started`,
        action: 'started',
        trip_id: tripId,
        passengers: totalPassenger,
        ticket_code: null,
      });
    },
    printing: NOTHING_PRINTED,
  },
};

interface Scan {
  action: 'validated' | 'undone';
  words: string;
  trip_id: string | null;
}

/** Refreshes the lists that show the ticket, and tells the windows that follow the gate. */
function showScan(ctx: ReactionContext, data: Boarding, { action, words, trip_id }: Scan): void {
  const { ticket, part, validation } = data;
  const { passengers } = validation;
  refetchAreas(ctx, ticket.expiredAt === null ? ['tickets'] : ['tickets', 'my_tickets']);
  // The menu counts upcoming VVIP bookings.
  ctx.hub.refreshBubbles();
  ctx.hub.broadcast({
    type: 'scan',
    code: getCode(data),
    message: `${countPassengers(passengers)} ${words}`,
    action,
    trip_id,
    passengers,
    ticket_code: part ? ticket.code : null,
  });
}

interface Fact {
  field: string;
  value: string;
}

function boardingFacts({ validation, trip }: Boarding, ctx: ReactionContext): Fact[] {
  return [{ field: 'passengers', value: String(validation.passengers) }, ...tripFacts(trip, ctx)];
}

/** Returns where it happened, as people read it. */
function tripFacts(trip: TripRecord, { world }: ReactionContext): Fact[] {
  const { boatOperators, jetties } = world.tables;
  return [
    { field: 'trip_id', value: trip.tripId },
    { field: 'boat', value: `${trip.boatNo}, ${boatOperators.must(trip.boatOperatorId).name}` },
    { field: 'jetty', value: jetties.must(trip.jettyId).name },
    { field: 'at_gate', value: 'Yes' },
  ];
}

function getLink({ ticket, part }: Boarding) {
  return part ? linkToSubTicket(part) : linkToTicket(ticket);
}

function getCode({ ticket, part }: Boarding): string {
  return (part ?? ticket).code;
}

function countPassengers(count: number): string {
  return `${count} ${count === 1 ? 'passenger' : 'passengers'}`;
}
