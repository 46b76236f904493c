import { OK, type Verdict } from '../verdict.ts';
import { holdsAllPolicies } from './holds-all-policies.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/** The lowest rank that gives roles: admins and accountants. */
const LOWEST_GIVER = 2;
const HIGH_ROLES: ReadonlySet<string> = new Set(['Super User', 'Manager']);

/**
 * Whether a user can give someone a role, when adding or editing (000 §6).
 * Only a Super User or Manager can give Super User and Manager; Admins and Accountants can give the
 * others too. `canEditUser` says whose role can be changed.
 */
export function canGiveRole(actor: Ranked, role: string): Verdict<'role_not_permitted'> {
  const may = HIGH_ROLES.has(role) ? holdsAllPolicies(actor) : rankOf(actor) >= LOWEST_GIVER;
  return may ? OK : { ok: false, code: 'role_not_permitted', field: 'role' };
}
