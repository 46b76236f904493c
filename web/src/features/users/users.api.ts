import type { MuaraClient } from '@muara/client/http';
import type { OperationMap, User, UserList } from '@muara/contract/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export type UserListQuery = NonNullable<OperationMap['listUsers']['query']>;

/** One page of the users, with the roles that exist. */
export const usersQuery = (client: MuaraClient, query: UserListQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => client.call.listUsers({ query, signal }),
  });

interface UserRecord {
  /** Null if no such user exists, or none was requested. */
  user: User | null;
  roles: UserList['policies'];
}

/**
 * Returns one user by id, or null for a new one, and the roles. There is no call for a single user:
 * it searches the loaded lists first, then page by page.
 */
export const userQuery = (client: MuaraClient, queries: QueryClient, id: number | null) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: async ({ signal }): Promise<UserRecord> => {
      for (let page = 0, seen = 0; ; page += 1) {
        const list = await client.call.listUsers({ query: { page }, signal });
        const user = list.data.find((one) => one.id === id) ?? null;
        seen += list.data.length;
        if (id === null || user || list.data.length === 0 || seen >= list.total) return { user, roles: list.policies };
      }
    },
    initialData: () => knownUser(queries, id),
    initialDataUpdatedAt: 0,
    // The next time the record is looked for in the lists again, which know of every change.
    gcTime: 0,
  });

function knownUser(queries: QueryClient, id: number | null): UserRecord | undefined {
  const lists = queries
    .getQueriesData<UserList>({ queryKey: ['users', 'list'] })
    .flatMap(([, list]) => (list ? [list] : []));
  const [first] = lists;
  const user = lists.flatMap(({ data }) => data).find((one) => one.id === id) ?? null;
  return first && (id === null || user) ? { user, roles: first.policies } : undefined;
}

/** Updates a changed user wherever it is listed, and refetches all lists. */
export function keepUser(queries: QueryClient, user: User): void {
  queries.setQueriesData<UserList>({ queryKey: ['users', 'list'] }, (list) =>
    list ? { ...list, data: list.data.map((one) => (one.id === user.id ? user : one)) } : list,
  );
  queries.setQueryData<UserRecord>(['users', 'one', user.id], (record) => (record ? { ...record, user } : record));
  refetchUsers(queries);
}

/** Stores the refreshed first page that adding a user returns (000 §7). */
export function keepFirstPage(queries: QueryClient, client: MuaraClient, list: UserList): void {
  queries.setQueryData(usersQuery(client, { page: 0 }).queryKey, list);
  refetchUsers(queries);
}

/** Refetches every query that shows users. */
export function refetchUsers(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['users', 'list'] });
}
