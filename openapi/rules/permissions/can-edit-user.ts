import { OK, type Verdict } from '../verdict.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/** A user by id, so that people are told apart from their peers. */
export interface RankedUser extends Ranked {
  id: number;
}

/** Admins and accountants are the lowest that manage others. */
const LOWEST_EDITOR = 2;

/**
 * Whether one user may edit another's role and policies (000 §6): a Cashier may not, an Admin or Accountant not those of
 * a Manager or Super User, a Manager not those of a Super User, and nobody their own (000 §4). Other fields follow the
 * right Users/Update alone.
 */
export function canEditUser(actor: RankedUser, target: RankedUser): Verdict<'permission_denied'> {
  const rank = rankOf(actor);
  const may = actor.id !== target.id && rank >= LOWEST_EDITOR && rank >= rankOf(target);
  return may ? OK : { ok: false, code: 'permission_denied' };
}
