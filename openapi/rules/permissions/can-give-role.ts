import { OK, type Verdict } from '../verdict.ts';
import { holdsAllPolicies } from './holds-all-policies.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/** Admins and accountants are the lowest that give roles. */
const LOWEST_GIVER = 2;
const HIGH_ROLES: ReadonlySet<string> = new Set(['Super User', 'Manager']);

/**
 * Whether a user may give somebody a role, when adding or editing (000 §6): Super User and Manager are offered to a
 * Super User or Manager alone, the others to Admins and Accountants too. Whose role may be changed at all is
 * `canEditUser`'s to say.
 */
export function canGiveRole(actor: Ranked, role: string): Verdict<'role_not_permitted'> {
  const may = HIGH_ROLES.has(role) ? holdsAllPolicies(actor) : rankOf(actor) >= LOWEST_GIVER;
  return may ? OK : { ok: false, code: 'role_not_permitted', field: 'role' };
}
