import { expectedCash } from '@muara/contract/rules';
import { dropResetLinks, endRemovedSessions, getActor } from '../../domain/people/index.ts';
import { findOpenShift } from '../../domain/sellers/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { getDrawer } from '../../world/drawer.ts';
import { isLastSuperUser } from './last-super-user.ts';
import { removePicture } from './remove-picture.ts';
import { userChanged } from './user-changes.ts';

/**
 * Removes a staff account.
 * Its record stays, so that past actions keep a name; username and email become available.
 */
export const deleteUser: Handler<'deleteUser'> = ({ params: { id } }, ctx) => {
  const { world, rules, now } = ctx;
  const { session } = ctx;
  const target = world.tables.users.get(id);
  if (!target || target.deletedAt !== null || !rules.isInternal(target))
    throw new Refusal('user_not_found', { field: 'id' });
  if (id === session.user.id) throw new Refusal('own_account');
  assertAllowed(rules.canManageAccount(getActor(session), { role: target.role, super_user: target.superUser }));
  if (isLastSuperUser(world, target)) throw new Refusal('last_super_user');
  freeCounter(ctx, id);
  removePicture(world, id);
  world.tables.users.update(id, { deletedAt: now, img: null });
  dropResetLinks(world, id);
  const removed = userChanged(`Removed user ${target.username}`, target, null);
  return reply({ success: true }, removed, endRemovedSessions(world, id));
};

/** Closes a removed user's open shift without a count, so that the counter does not stay in use. */
function freeCounter({ world, now }: Context, userId: number): void {
  const open = findOpenShift(world, userId);
  if (!open) return;
  const closing = { ...open, closedAt: now };
  const expected = expectedCash(getDrawer(world.tables, closing));
  world.tables.shifts.update(open.id, { closedAt: now, expected });
}
