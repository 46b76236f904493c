import { PAGE_SIZE } from '@muara/contract/constants';
import type { NamedRef } from '@muara/contract/types';
import { normalizeSearch, textsMatch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { tripListKey } from '../../world/trip-keys.ts';
import type { TripRecord } from '../../world/trip-records.ts';
import type { World } from '../../world/world.ts';
import { presentTripRow } from './present-trip.ts';

/** Returns a page of trips, latest first, with the choices of the filters (002 §2.16). */
export const listTrips: Handler<'listTrips'> = ({ query }, { world }) => {
  const { page = 0, user_id: staffId, boat_operator_id: boatOperatorId } = query;
  const key = tripListKey({ staffId, boatOperatorId });
  const cursor = world.tables.trips.cursor('list', { key, where: buildFilter(world, normalizeSearch(query.search)) });
  return {
    data: cursor.page(page, PAGE_SIZE).map((trip) => presentTripRow(world, trip)),
    total: cursor.total,
    users: listStaff(world),
    boat_operators: listOperators(world),
  };
};

/** Returns the condition of a search; texts of trips are indexed, and names are compared once. */
function buildFilter({ tables }: World, search: string): ((trip: TripRecord) => boolean) | undefined {
  if (search === '') return undefined;
  const marks = tables.trips.searchMask(search);
  const staff = idsWithName(search, listScanningStaff(tables));
  const operators = idsWithName(search, tables.boatOperators.all());
  const jetties = idsWithName(search, tables.jetties.all());
  return ({ id, staffId, boatOperatorId, jettyId }) =>
    marks[id] === 1 || staff.has(staffId) || operators.has(boatOperatorId) || jetties.has(jettyId);
}

function idsWithName(search: string, records: readonly { id: number; name: string }[]): ReadonlySet<number> {
  return new Set(records.filter(({ name }) => textsMatch(search, [name])).map(({ id }) => id));
}

/** Returns everybody who scanned for a trip, including former staff. */
function listStaff({ tables }: World): NamedRef[] {
  return listScanningStaff(tables).map(toNamedRef).sort(byName);
}

function listOperators({ tables }: World): NamedRef[] {
  return [...tables.boatOperators.cursor('list', { key: true })].map(toNamedRef).sort(byName);
}

function listScanningStaff({ trips, users }: World['tables']) {
  return trips.keys('staff').map((id) => users.must(Number(id)));
}

function toNamedRef({ id, name, active }: NamedRef): NamedRef {
  return { id, name, active };
}

function byName(one: NamedRef, other: NamedRef): number {
  return one.name.localeCompare(other.name, 'en') || one.id - other.id;
}
