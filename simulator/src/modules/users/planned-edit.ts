import type { OperationMap } from '@muara/contract/types';
import { hashPassword } from '../../world/password.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { rightsOf, sameRights } from './grid.ts';
import { holdsAllRights, staffRole } from './roles.ts';

type Body = OperationMap['editUser']['body'];
export type Patch = Partial<Omit<UserRecord, 'id'>>;

const SALT_BYTES = 8;

/** What an edit would change: the fields that are given and differ, and what follows from them. Nothing is judged here. */
export function plannedEdit(world: World, target: UserRecord, body: Body): Patch {
  const role = body.role === undefined ? target.role : body.role.trim();
  const wanted: Patch = {
    ...given('name', body.name?.trim()),
    ...given('email', body.email?.trim()),
    ...given('contact', body.contact?.trim()),
    ...given('active', body.active),
    ...given('canChat', body.can_chat),
    ...given('canViewSubTickets', body.can_view_sub_tickets),
    ...given('bookingDefaultMessage', blankToNull(body.booking_default_message)),
    role,
    superUser: role === target.role ? target.superUser : role === 'Super User',
    policies: rightsFor(world, target, body, role),
    ...shiftFor(target, body, role),
  };
  const differing = Object.entries(wanted).filter(
    ([field, value]) => field !== 'policies' && value !== target[field as keyof UserRecord],
  );
  const patch = Object.fromEntries(differing) as Patch;
  const changesRights = wanted.policies !== undefined && !sameRights(wanted.policies, target.policies);
  const { password } = body;
  return {
    ...patch,
    ...(changesRights && { policies: wanted.policies }),
    ...(password && { passwordHash: hashPassword(password, world.random.token(SALT_BYTES)) }),
  };
}

/** All rights for the roles that hold them; else the grid that is given, else the defaults of a new role (000 §4). */
function rightsFor(world: World, target: UserRecord, { policies }: Body, role: string): UserRecord['policies'] {
  const defaults = staffRole(world, role)?.policies ?? target.policies;
  if (holdsAllRights(role)) return defaults;
  if (policies) return rightsOf(policies);
  return role === target.role ? target.policies : defaults;
}

/** A Cashier's shift; nobody else has one. */
function shiftFor(target: UserRecord, body: Body, role: string): Pick<UserRecord, 'shift' | 'shiftStart' | 'shiftEnd'> {
  if (role !== 'Cashier') return { shift: null, shiftStart: null, shiftEnd: null };
  const keep = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  return {
    shift: keep(blankToNull(body.shift), target.shift),
    shiftStart: keep(blankToNull(body.shift_start), target.shiftStart),
    shiftEnd: keep(blankToNull(body.shift_end), target.shiftEnd),
  };
}

function given<K extends keyof Patch>(field: K, value: Patch[K] | undefined): Pick<Patch, K> | object {
  return value === undefined ? {} : { [field]: value };
}

function blankToNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}
