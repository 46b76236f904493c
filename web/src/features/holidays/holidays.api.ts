import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';
import { defineRecords } from '@/domain/records/define-records.ts';

/** The holidays, the latest start first. */
export const holidays = defineRecords('holidays', {
  list: 'listHolidays',
  add: 'addHoliday',
  edit: 'editHoliday',
  remove: 'deleteHoliday',
});

/** The upcoming tickets sold for the days from `start` to `end`. */
export const soldTicketsQuery = (client: MuaraClient, start: string, end: string) =>
  queryOptions({
    queryKey: [...holidays.key, 'sold', start, end],
    queryFn: ({ signal }) => client.call.countHolidayTickets({ query: { start, end }, signal }),
    // Tickets are sold all the time.
    staleTime: 0,
  });
