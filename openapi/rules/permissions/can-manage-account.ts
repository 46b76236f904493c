import { OK, type Verdict } from '../verdict.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/**
 * Whether a user can take over another's account: its e-mail, password or active flag, or delete it.
 * Someone who can do that could act as the other user, so nobody can do it to a higher rank (000 §6).
 * The right Users/Update or Users/Delete is required as well.
 */
export function canManageAccount(actor: Ranked, target: Ranked): Verdict<'role_not_permitted'> {
  return rankOf(actor) >= rankOf(target) ? OK : { ok: false, code: 'role_not_permitted' };
}
