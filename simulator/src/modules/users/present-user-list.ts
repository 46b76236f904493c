import { PAGE_SIZE } from '@muara/contract/constants';
import type { OperationMap, UserList } from '@muara/contract/types';
import { presentRole, listRoles } from '../../domain/people/index.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { presentUser } from './present-user.ts';

type Query = OperationMap['listUsers']['query'];
type SortKey = NonNullable<Query['sort_by']>;

const KEYS: Record<SortKey, (user: UserRecord) => string | number> = {
  name: ({ name }) => name.toLowerCase(),
  username: ({ username }) => username.toLowerCase(),
  role: ({ role }) => role.toLowerCase(),
  active: ({ active }) => Number(active),
  last_active: ({ lastActive }) => lastActive ?? 0,
  created_at: ({ createdAt }) => createdAt,
};

/**
 * Returns a page of staff, newest first unless sorted (000 §7).
 * Reads staff only, however many customers there are.
 */
export function presentUserList(world: World, query: Query = {}): UserList {
  const { page = 0, sort_by: sortBy, sort = 'asc' } = query;
  const where = buildFilter(query);
  const staff = world.tables.users.cursor('staff', where ? { key: true, where } : { key: true });
  const roles = listRoles(world).filter(({ internal }) => internal);
  return {
    data: (sortBy === undefined ? staff.page(page, PAGE_SIZE) : sorted(staff, sortBy, sort, page)).map(presentUser),
    total: staff.total,
    policies: roles.map((role) => presentRole(world, role)),
  };
}

function buildFilter({ search, role, active }: Query): ((user: UserRecord) => boolean) | undefined {
  const text = search?.trim().toLowerCase() ?? '';
  const wanted = role ?? '';
  if (text === '' && wanted === '' && active === undefined) return undefined;
  return (user) =>
    (wanted === '' || user.role === wanted) &&
    (active === undefined || user.active === (active === '1')) &&
    (text === '' ||
      [user.name, user.username, user.email, user.contact].some((field) => field.toLowerCase().includes(text)));
}

function sorted(staff: Iterable<UserRecord>, by: SortKey, direction: 'asc' | 'desc', page: number): UserRecord[] {
  const keyOf = KEYS[by];
  const compare = (one: UserRecord, other: UserRecord): number => {
    const [mine, theirs] = [keyOf(one), keyOf(other)];
    return mine < theirs ? -1 : mine > theirs ? 1 : one.id - other.id;
  };
  const list = [...staff].sort(direction === 'asc' ? compare : (one, other) => compare(other, one));
  return list.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
}
