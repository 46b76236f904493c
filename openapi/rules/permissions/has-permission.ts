import { holdsAllPolicies } from './holds-all-policies.ts';
import { isInternal } from './is-internal.ts';
import type { Actor } from './shapes.ts';

/**
 * Whether a user has a right (000 §6): only staff have rights; Super User and Manager have all of
 * them, the others those that are ticked in their own grid.
 *
 * @param area a row of the grid, e.g. 'Tickets'
 * @param action a cell of it, e.g. 'Refund (Approve)'
 */
export function hasPermission(session: Actor | null, area: string, action: string): boolean {
  if (!session || !isInternal(session)) return false;
  if (holdsAllPolicies(session)) return true;
  if (!Object.hasOwn(session.policies, area)) return false;
  return session.policies[area]?.some(({ name, active }) => name === action && active) ?? false;
}
