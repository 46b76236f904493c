import { ROLES } from '../../generated/permissions.ts';
import { isSuperUser } from './is-super-user.ts';
import type { Ranked } from './shapes.ts';

/** The rank of a role that the system does not know: that of a cashier. */
const CUSTOM_ROLE_RANK = 1;

/**
 * Returns the rank of a user (000 §6).
 * Super User 4, Manager 3, Admin and Accountant 2, other staff 1, people outside the operator 0. The
 * flag makes any role a Super User.
 */
export function rankOf(user: Ranked): number {
  if (isSuperUser(user)) return ROLES['Super User'].rank;
  const { role } = user;
  return Object.hasOwn(ROLES, role) ? ROLES[role as keyof typeof ROLES].rank : CUSTOM_ROLE_RANK;
}
