import { PAGE_SIZE } from '@muara/contract/constants';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { matchesSearch, memoizeByVersion, normalizeSearch } from '../lists/index.ts';

export type PeopleIndex = 'roleCreated' | 'roleName' | 'roleCompany' | 'roleContact' | 'roleEmail' | 'roleActive';

/** A column that counts rows of another table. */
export interface CountColumn {
  readonly count: (world: World, id: number) => number;
  /** Changes whenever one of the counts does. */
  readonly version: (world: World) => number;
}

/** A list of accounts of one role: its sortable columns and searchable texts. */
export interface PeopleList<Sort extends string> {
  readonly role: 'Agent' | 'Customer';
  /** An index for each column that depends on the account only. */
  readonly columns: Readonly<Record<Sort, PeopleIndex | CountColumn>>;
  readonly texts: (user: UserRecord) => readonly (string | null)[];
}

interface PeopleQuery<Sort extends string> {
  page?: number;
  sort_by?: Sort;
  sort?: 'asc' | 'desc';
  search?: string;
  /** Only this account, if the list has it. */
  id?: number;
}

/** Returns a page of accounts, newest first unless sorted (001 §7, 002 §7.7). */
export function listPeoplePage<Sort extends string>(
  world: World,
  list: PeopleList<Sort>,
  { page = 0, sort_by: by, sort = 'asc', search, id }: PeopleQuery<Sort>,
): { rows: readonly UserRecord[]; total: number } {
  const text = normalizeSearch(search);
  const where = text === '' ? undefined : (user: UserRecord): boolean => matchesSearch(user, text, list.texts);
  if (id !== undefined) {
    const one = findPerson(world, list.role, id);
    const found = one && (where?.(one) ?? true) ? [one] : [];
    return { rows: page === 0 ? found : [], total: found.length };
  }
  const column = by === undefined ? 'roleCreated' : list.columns[by];
  if (typeof column === 'object') {
    const ranks = rank(world, list.role, column);
    const kept = where ? ranks.filter((key) => where(getAccount(world, key))) : ranks;
    return { rows: rankedPage(world, kept, sort, page), total: kept.length };
  }
  const cursor = world.tables.users.cursor(column, {
    key: list.role,
    where,
    direction: by === undefined ? 'desc' : sort,
  });
  return { rows: cursor.page(page, PAGE_SIZE), total: cursor.total };
}

/** Returns the account of this role, unless it was removed. */
export function findPerson({ tables: { users } }: World, role: string, id: number): UserRecord | undefined {
  const user = users.get(id);
  return user?.role === role && user.deletedAt === null ? user : undefined;
}

/** Ids are below this. */
const ID_SPAN = 2 ** 26;

/**
 * Returns all accounts sorted by a count, cached until a count changes.
 * Each number encodes count and id, so that plain numbers are sorted.
 */
function rank(world: World, role: string, column: CountColumn): Float64Array {
  const { users } = world.tables;
  const versions = [users.version('roleCreated'), column.version(world)];
  return memoizeByVersion(world.tables, column, versions, () => {
    const keys: number[] = [];
    for (const { id } of users.cursor('roleCreated', { key: role })) keys.push(column.count(world, id) * ID_SPAN + id);
    return Float64Array.from(keys).sort();
  });
}

function getAccount({ tables: { users } }: World, key: number): UserRecord {
  return users.must(key % ID_SPAN);
}

function rankedPage(world: World, ranks: Float64Array, direction: 'asc' | 'desc', page: number): UserRecord[] {
  const start = page * PAGE_SIZE;
  const shown =
    direction === 'asc'
      ? ranks.subarray(start, start + PAGE_SIZE)
      : ranks.slice(Math.max(0, ranks.length - start - PAGE_SIZE), Math.max(0, ranks.length - start)).reverse();
  return Array.from(shown, (key) => getAccount(world, key));
}
