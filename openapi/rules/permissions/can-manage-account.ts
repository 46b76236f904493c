import { OK, type Verdict } from '../verdict.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/**
 * Whether a user may take hold of another's account: change its e-mail address or password, switch it off, delete it.
 * Whoever can do that stands in the other's place, so nobody may to somebody above them (000 §6); the right
 * Users/Update or Users/Delete is asked besides.
 */
export function canManageAccount(actor: Ranked, target: Ranked): Verdict<'role_not_permitted'> {
  return rankOf(actor) >= rankOf(target) ? OK : { ok: false, code: 'role_not_permitted' };
}
