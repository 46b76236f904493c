import { PASSENGER_CATEGORIES_META, type PassengerCategory } from '@muara/contract/constants';
import { type DayRange, REPORT_TIMES, type ReportFilters, type TripFact } from '@muara/contract/reports';
import { findPartBoarding, listBoardings, type Boarding } from '../../../world/boardings.ts';
import { getHour, type TripRecord } from '../../../world/trip-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';

/** Yields matching started trips in order of departure. O(days of the range). */
export function* listTrips(world: World, filters: ReportFilters, range?: DayRange): Generator<TripFact> {
  const { trips } = world.tables;
  for (const day of listDays(trips.keys('day'), range)) {
    const started = trips.by('day', day).filter((trip) => trip.startedAt !== null && matches(trip, filters));
    for (const trip of started.sort(byDeparture)) yield readTrip(world, trip);
  }
}

function matches(trip: TripRecord, { staff_id: staffId, jetty_id: jettyId, boat_type: type, time }: ReportFilters) {
  return (
    (staffId === undefined || trip.staffId === staffId) &&
    (jettyId === undefined || trip.jettyId === jettyId) &&
    (type === undefined || trip.boatType === type) &&
    (time === undefined || isIn(getHour(trip), time))
  );
}

/** Returns whether an hour is in a part of the day, by its label (001 §9). */
function isIn(hour: number, label: string): boolean {
  const [from, to] = REPORT_TIMES[label as keyof typeof REPORT_TIMES];
  return from <= hour && hour < to;
}

function byDeparture(a: TripRecord, b: TripRecord): number {
  return a.reservedAt - b.reservedAt || a.id - b.id;
}

/** Returns a trip with everybody aboard. Removed staff and operators keep their names. */
function readTrip({ tables }: World, trip: TripRecord): TripFact {
  const { tripId, date, time, jettyId, boatOperatorId, boatNo, boatType, staffId } = trip;
  const purchases = tables.tickets.by('trip', tripId);
  const parts = tables.subTickets.by('trip', tripId);
  const boardings = [
    ...purchases.flatMap(listBoardings).filter((boarding) => boarding.tripId === tripId),
    ...parts.flatMap((part) => findPartBoarding(part) ?? []),
  ];
  return {
    tripId,
    date,
    time,
    jetty: tables.jetties.must(jettyId).name,
    boatOperatorId,
    boatOperator: tables.boatOperators.must(boatOperatorId).name,
    boatNo,
    boatType,
    staff: tables.users.must(staffId).name,
    ...countGroups(boardings),
    tickets: purchases.length + parts.length,
  };
}

function countGroups(boardings: readonly Boarding[]): Pick<TripFact, 'local' | 'foreign' | 'free' | 'passengers'> {
  const groups = { local: 0, foreign: 0, free: 0, passengers: 0 };
  for (const { counts, passengers } of boardings) {
    groups.passengers += passengers;
    for (const [category, count] of Object.entries(counts)) groups[getGroup(category)] += count;
  }
  return groups;
}

function getGroup(category: string): 'local' | 'foreign' | 'free' {
  if (category === 'free') return 'free';
  return PASSENGER_CATEGORIES_META[category as PassengerCategory].group === 'malaysian' ? 'local' : 'foreign';
}
