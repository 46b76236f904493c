import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** Returns people whose name, username, email or phone contains the text. */
export const peopleQuery = ({ call }: MuaraClient, search: string) =>
  queryOptions({
    queryKey: ['users', 'palette', search],
    queryFn: ({ signal }) => call.listUsers({ query: { search, page: 0 }, signal }),
  });

/** Returns the booking with this code; null if there is none or it was removed. */
export const bookingQuery = ({ call }: MuaraClient, code: string) =>
  queryOptions({
    queryKey: ['bookings', 'palette', code],
    queryFn: async ({ signal }) => {
      // VVIP and charter are two lists.
      const lists = await Promise.all(
        ([0, 1] as const).map((kind) => call.listBookings({ query: { search: code, vvip_charter: kind }, signal })),
      );
      return lists.flatMap(({ data }) => data).find((booking) => booking.code === code) ?? null;
    },
  });
