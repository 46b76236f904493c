import { tripTimes } from '@muara/contract/rules';
import { allJetties } from '../../domain/catalogue/index.ts';
import type { Handler } from '../../kernel/handler.ts';

/** Returns the choices of the trip form: active boat operators by name, and every jetty (002 §7.3). */
export const listAllBoatOperators: Handler<'listAllBoatOperators'> = (_input, { world }) => {
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
};

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
