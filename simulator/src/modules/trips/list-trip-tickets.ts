import { PAGE_SIZE } from '@muara/contract/constants';
import { normalizeSearch, textsMatch } from '../../domain/lists/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getTripById } from './get-trip-by-id.ts';
import { listAboard, presentAboard } from './list-aboard.ts';

/** Returns a page of the tickets aboard a trip, in order of boarding (002 §2.16). */
export const listTripTickets: Handler<'listTripTickets'> = (
  { params: { trip_id: tripId }, query: { page = 0, search } },
  { world },
) => {
  const wanted = normalizeSearch(search);
  const found = listAboard(world, getTripById(world, tripId).tripId).filter(
    ({ code, name }) => wanted === '' || textsMatch(wanted, [code, name]),
  );
  return {
    data: found.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((ticket) => presentAboard(world, ticket)),
    total: found.length,
  };
};
