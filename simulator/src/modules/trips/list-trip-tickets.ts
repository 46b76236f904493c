import { PAGE_SIZE } from '@muara/contract/constants';
import type { OperationMap, TripTicketList } from '@muara/contract/types';
import type { World } from '../../world/world.ts';
import { matches, searchOf } from '../catalogue/search.ts';
import { findTrip } from './find-trip.ts';
import { listAboard, presentAboard } from './list-aboard.ts';

/** Returns a page of the tickets aboard a trip, in the order of boarding (002 §2.16). */
export function listTripTickets(
  world: World,
  tripId: string,
  { page = 0, search }: OperationMap['listTripTickets']['query'],
): TripTicketList {
  const wanted = searchOf(search);
  const found = listAboard(world, findTrip(world, tripId).tripId).filter(
    ({ code, name }) => wanted === '' || matches(wanted, [code, name]),
  );
  return {
    data: found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((ticket) => presentAboard(world, ticket)),
    total: found.length,
  };
}
