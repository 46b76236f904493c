import { PAGE_SIZE } from '@muara/contract/constants';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { matches, searchOf } from './search.ts';

export type PeopleIndex = 'party' | 'partyName' | 'partyCompany' | 'partyContact' | 'partyEmail' | 'partyActive';

/** A list of accounts of one role: what it can be sorted by, and what a search looks at. */
export interface PeopleList<Sort extends string> {
  readonly role: 'Agent' | 'Customer';
  /** An index for each column that rests on the account alone, or how to count one that does not. */
  readonly columns: Readonly<Record<Sort, PeopleIndex | ((world: World, id: number) => number)>>;
  readonly texts: (user: UserRecord) => readonly (string | null)[];
}

export interface PeopleQuery<Sort extends string> {
  page?: number;
  sort_by?: Sort;
  sort?: 'asc' | 'desc';
  search?: string;
  /** Only this account, if the list has it. */
  id?: number;
}

/** A page of accounts, newest first unless sorted (001 §7, 002 §7.7). */
export function peoplePage<Sort extends string>(
  world: World,
  list: PeopleList<Sort>,
  { page = 0, sort_by: by, sort = 'asc', search, id }: PeopleQuery<Sort>,
): { rows: readonly UserRecord[]; total: number } {
  const text = searchOf(search);
  const where = text === '' ? undefined : (user: UserRecord): boolean => matches(text, list.texts(user));
  if (id !== undefined) {
    const one = personOf(world, list.role, id);
    const found = one && (where?.(one) ?? true) ? [one] : [];
    return { rows: page === 0 ? found : [], total: found.length };
  }
  const column = by === undefined ? 'party' : list.columns[by];
  if (typeof column === 'function') {
    const all = world.tables.users.cursor('party', { key: list.role, where });
    return { rows: rankedPage(world, all, column, sort, page), total: all.total };
  }
  const cursor = world.tables.users.cursor(column, {
    key: list.role,
    where,
    direction: by === undefined ? 'desc' : sort,
  });
  return { rows: cursor.page(page, PAGE_SIZE), total: cursor.total };
}

/** The account of this role that was not removed. */
export function personOf({ tables: { users } }: World, role: string, id: number): UserRecord | undefined {
  const user = users.get(id);
  return user?.role === role && user.deletedAt === null ? user : undefined;
}

/** Ids stay below it. */
const ID_SPAN = 2 ** 26;

/**
 * A page by a count that other tables keep. One number holds count and id, and numbers alone are sorted: ten thousand
 * accounts take about a millisecond.
 */
function rankedPage(
  world: World,
  accounts: Iterable<UserRecord>,
  count: (world: World, id: number) => number,
  direction: 'asc' | 'desc',
  page: number,
): UserRecord[] {
  const keys: number[] = [];
  for (const { id } of accounts) keys.push(count(world, id) * ID_SPAN + id);
  const ranked = Float64Array.from(keys).sort();
  if (direction === 'desc') ranked.reverse();
  const shown = ranked.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return Array.from(shown, (key) => world.tables.users.must(key % ID_SPAN));
}
