import { ROLES } from '../../generated/permissions.ts';
import { isSuperUser } from './is-super-user.ts';
import type { Ranked } from './shapes.ts';

/** Where a role stands that the system does not know: with the cashiers. */
const CUSTOM_ROLE_RANK = 1;

/**
 * Where a user stands among users (000 §6): Super User 4, Manager 3, Admin and Accountant 2, other staff 1, people
 * outside the operator 0. The flag makes a Super User of any role.
 */
export function rankOf(user: Ranked): number {
  if (isSuperUser(user)) return ROLES['Super User'].rank;
  const { role } = user;
  return Object.hasOwn(ROLES, role) ? ROLES[role as keyof typeof ROLES].rank : CUSTOM_ROLE_RANK;
}
