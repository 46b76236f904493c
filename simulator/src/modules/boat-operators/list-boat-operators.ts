import { PAGE_SIZE } from '@muara/contract/constants';
import { tripTimes } from '@muara/contract/rules';
import type { BoatOperator, BoatOperatorList, BoatOperatorsAll, OperationMap } from '@muara/contract/types';
import { allJetties } from '../../domain/catalogue/index.ts';
import { presentEdit } from '../../domain/edits/index.ts';
import { normalizeSearch, textsMatch } from '../../domain/lists/index.ts';
import type { BoatOperatorRecord } from '../../world/catalogue/boat-operators.ts';
import type { World } from '../../world/world.ts';

/** Returns a page of boat operators, newest first (002 §7.3). */
export function listBoatOperators(
  world: World,
  query: OperationMap['listBoatOperators']['query'] = {},
): BoatOperatorList {
  const { page = 0, id } = query;
  const where = buildFilter(normalizeSearch(query.search));
  const { boatOperators } = world.tables;
  if (id !== undefined) {
    const operator = boatOperators.get(id);
    const found = operator && operator.deletedAt == null && (where?.(operator) ?? true) ? [operator] : [];
    return { data: page === 0 ? found.map((one) => presentBoatOperator(world, one)) : [], total: found.length };
  }
  const cursor = boatOperators.cursor('list', { key: true, where });
  return {
    data: cursor.page(page, PAGE_SIZE).map((operator) => presentBoatOperator(world, operator)),
    total: cursor.total,
  };
}

/** Returns the choices of the trip form: active boat operators by name, and every jetty (002 §7.3). */
export function listAllBoatOperators(world: World): BoatOperatorsAll {
  const operators = [...world.tables.boatOperators.cursor('list', { key: true, where: ({ active }) => active })];
  return {
    boat_operators: operators
      .map(({ id, name, active }) => ({ id, name, active }))
      .sort((one, other) => compare(one.name.toLowerCase(), other.name.toLowerCase()) || one.id - other.id),
    jettys: allJetties(world).map(({ id, name, active, slots, maxPassenger }) => ({
      id,
      name,
      active,
      gotSlots: slots.length > 0,
      max_passenger: maxPassenger,
      times: tripTimes(slots),
    })),
  };
}

/** Returns a boat operator for the wire, with the number of trips its boats made (002 §3.7). */
export function presentBoatOperator({ tables }: World, operator: BoatOperatorRecord): BoatOperator {
  const { id, name, email, contact, active } = operator;
  const trips = tables.trips.count('operator', id);
  return { id, name, email, contact, active, total_trip: trips, updated_at: presentEdit(operator) };
}

function buildFilter(search: string): ((operator: BoatOperatorRecord) => boolean) | undefined {
  return search === '' ? undefined : ({ name, email, contact }) => textsMatch(search, [name, email, contact]);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
