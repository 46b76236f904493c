import { OK, type Verdict } from '../verdict.ts';
import { rankOf } from './rank-of.ts';
import type { Ranked } from './shapes.ts';

/** A user with an id, to distinguish people of the same rank. */
export interface RankedUser extends Ranked {
  id: number;
}

/** The lowest rank that manages others: admins and accountants. */
const LOWEST_EDITOR = 2;

/**
 * Whether one user can edit another's role and policies (000 §6).
 * A Cashier cannot, an Admin or Accountant cannot edit those of a Manager or Super User, a Manager not
 * those of a Super User, and nobody their own (000 §4). Other fields need only the right Users/Update.
 */
export function canEditUser(actor: RankedUser, target: RankedUser): Verdict<'permission_denied'> {
  const rank = rankOf(actor);
  const may = actor.id !== target.id && rank >= LOWEST_EDITOR && rank >= rankOf(target);
  return may ? OK : { ok: false, code: 'permission_denied' };
}
