import { mergePolicies, type Permission } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { presentGrid, holdsAllRights, readGrid, sameRights, staffRole } from '../../domain/people/index.ts';
import { hashPassword } from '../../world/password.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

type Body = OperationMap['editUser']['body'];
export type Patch = Partial<Omit<UserRecord, 'id'>>;

const SALT_BYTES = 8;

/**
 * Returns what an edit would change: fields that are sent and differ, and their consequences.
 * Validates nothing.
 */
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

/**
 * Returns all permissions for roles that have them, otherwise those of the user or new role with the
 * body's changes.
 */
function rightsFor(world: World, target: UserRecord, body: Body, role: string): UserRecord['policies'] {
  if (holdsAllRights(role)) return staffRole(world, role)?.policies ?? target.policies;
  return readGrid(plannedGrid(world, target, body));
}

/** Returns the resulting grid, including unknown areas and actions that the body names. */
export function plannedGrid(world: World, target: UserRecord, { policies, role }: Body): Record<string, Permission[]> {
  const isNewRole = role !== undefined && role.trim() !== target.role;
  const held = isNewRole ? (staffRole(world, role.trim())?.policies ?? target.policies) : target.policies;
  return mergePolicies(presentGrid(held), policies ?? {});
}

/** Returns a Cashier's shift; nobody else has one. */
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
