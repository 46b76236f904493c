import type { CatalogueArea } from '@muara/contract/types';
import { assertUnchanged, editedBy } from '../../domain/edits/index.ts';
import { dropResetLinks, endSessions, getActor, suspendSessions } from '../../domain/people/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertNoFieldErrors } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';
import { editProblems } from './edit-problems.ts';
import { type Patch, plannedEdit } from './planned-edit.ts';
import { presentUser } from './present-user.ts';
import { userChanged } from './user-changes.ts';

/** Fields that everybody may change on their own record (000 §2). */
const OWN_FIELDS: ReadonlySet<string> = new Set<keyof Patch>([
  'name',
  'contact',
  'passwordHash',
  'bookingDefaultMessage',
]);

/** Fields of one's own record that nobody may change (000 §4); each has its own refusal. */
const NEVER_OWN: ReadonlySet<string> = new Set<keyof Patch>([
  'role',
  'superUser',
  'policies',
  'shift',
  'shiftStart',
  'shiftEnd',
  'active',
]);

/** Fields that decide what a user may do: changing them makes their pages stale. */
const RIGHTS: readonly (keyof Patch)[] = ['role', 'policies', 'canChat', 'canViewSubTickets'];

/**
 * Changes a user; fields that the caller may not change must be unchanged.
 * @throws Refusal record_changed for a stale form, otherwise with every invalid field
 */
export const editUser: Handler<'editUser'> = ({ body }, ctx) => {
  const { world, rules } = ctx;
  const { session } = ctx;
  const own = body.id === session.user.id;
  const mayUpdate = rules.hasPermission(getActor(session), 'Users', 'Update');
  if (!own && !mayUpdate) throw new Refusal('permission_denied');
  const target = editable(ctx, body.id, own);
  assertUnchanged(target, body.updated_at);
  const patch = plannedEdit(world, target, body);
  const beyond = Object.keys(patch).some((field) => !OWN_FIELDS.has(field) && !NEVER_OWN.has(field));
  if (own && !mayUpdate && beyond) throw new Refusal('permission_denied');
  assertNoFieldErrors(editProblems(ctx, { target, patch, body, own, mayUpdate }));
  if (Object.keys(patch).length === 0) return reply(presentUser(target));
  const changed = world.tables.users.update(target.id, { ...patch, ...editedBy(target, ctx) });
  if (patch.passwordHash !== undefined) dropResetLinks(world, target.id);
  const action = own ? 'Changed own profile' : `Changed user ${target.username}`;
  // A user who lost a permission must leave the page before it refetches what they may no longer see.
  return reply(
    presentUser(changed),
    ...consequencesFor(world, changed, patch, session),
    userChanged(action, target, changed, getArea(changed)),
  );
};

/** Returns the screen that lists an account. */
function getArea({ role }: UserRecord): CatalogueArea {
  if (role === 'Agent') return 'agents';
  return role === 'Customer' ? 'customers' : 'users';
}

function editable({ world, rules }: Context, id: number, own: boolean): UserRecord {
  const user = world.tables.users.get(id);
  if (!user || user.deletedAt !== null || (!own && !rules.isInternal(user)))
    throw new Refusal('user_not_found', { field: 'id' });
  return user;
}

/** Signs out users who may no longer sign in or have a new password; others may have new permissions. */
function consequencesFor(world: World, { id }: UserRecord, patch: Patch, session: Session): BusinessEvent[] {
  const own = id === session.user.id;
  if (patch.active === false) return [suspendSessions(world, id, 'account_inactive')];
  if (patch.passwordHash !== undefined) return [endSessions(world, id, own ? session.token : undefined)];
  const hasOtherRights = RIGHTS.some((field) => patch[field] !== undefined);
  return hasOtherRights && !own ? [event('user.rightsChanged', { userId: id })] : [];
}
