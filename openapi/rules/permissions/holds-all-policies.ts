import { isSuperUser } from './is-super-user.ts';
import type { Ranked } from './shapes.ts';

/**
 * Whether a user has every right regardless of the grid: Super User and Manager (000 §4).
 * Their grid is read-only.
 */
export function holdsAllPolicies(user: Ranked): boolean {
  return isSuperUser(user) || user.role === 'Manager';
}
