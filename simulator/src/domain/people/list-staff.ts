import type { EXTERNAL_ROLES } from '@muara/contract/constants';
import type { RoleName } from '@muara/contract/permissions';
import type { PublicContext } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import { getActor } from './find-session.ts';
import { listRoles } from './roles.ts';

type StaffRole = Exclude<RoleName, (typeof EXTERNAL_ROLES)[number]>;

/** Staff in some roles, or with a permission. */
export type StaffGroup = { readonly roles: readonly StaffRole[] } | { readonly area: string; readonly action: string };

/** Returns the active staff of a group, role by role. */
export function listStaff({ world, rules }: Pick<PublicContext, 'world' | 'rules'>, group: StaffGroup): UserRecord[] {
  const roles =
    'roles' in group ? group.roles : listRoles(world).flatMap(({ name, internal }) => (internal ? [name] : []));
  const isIn = (user: UserRecord): boolean =>
    'roles' in group || rules.hasPermission(getActor({ user }), group.area, group.action);
  return roles.flatMap((role) => world.tables.users.by('role', role)).filter((user) => user.active && isIn(user));
}
