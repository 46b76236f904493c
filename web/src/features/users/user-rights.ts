import { canEditUser } from '@muara/contract/rules/permissions/can-edit-user';
import { canGiveRole } from '@muara/contract/rules/permissions/can-give-role';
import { canManageAccount } from '@muara/contract/rules/permissions/can-manage-account';
import { holdsAllPolicies } from '@muara/contract/rules/permissions/holds-all-policies';
import type { RolePolicies, SessionUser, User } from '@muara/contract/types';

type Person = Pick<User, 'id' | 'role' | 'super_user'>;

/**
 * What the user may do with a user's record, or with a new one (000 §4, §6).
 * The server checks the same rules.
 */
export interface UserRights {
  own: boolean;
  /** Role and policies. */
  regrade: boolean;
  /** E-mail address, password, and whether the account is active. */
  manage: boolean;
}

export function userRights(me: SessionUser, user: Person | null): UserRights {
  if (user === null) return { own: false, regrade: canGiveRole(me, 'Cashier').ok, manage: true };
  const own = user.id === me.id;
  return { own, regrade: canEditUser(me, user).ok, manage: own || canManageAccount(me, user).ok };
}

/** Whether the user can add users. A new account needs a role, so they must be able to assign one. */
export function mayAdd(me: SessionUser, hasRight: boolean): boolean {
  return hasRight && userRights(me, null).regrade;
}

/** The roles that the user can assign, plus the current one. */
export function roleOptions(me: SessionUser, roles: readonly RolePolicies[], current: string): string[] {
  return roles
    .filter(({ name, internal }) => name === current || (internal && canGiveRole(me, name).ok))
    .map(({ name }) => name);
}

/** Whether a role has every right, so that its grid cannot be edited (000 §4). */
export function holdsAll(role: string): boolean {
  return holdsAllPolicies({ role, super_user: false });
}
