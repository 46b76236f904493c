import type { MuaraClient } from '@muara/client/http';
import { queryOptions } from '@tanstack/react-query';

/** The people whose name, username, e-mail or phone holds the text. */
export const peopleQuery = ({ call }: MuaraClient, search: string) =>
  queryOptions({
    queryKey: ['users', 'palette', search],
    queryFn: ({ signal }) => call.listUsers({ query: { search, page: 0 }, signal }),
  });
