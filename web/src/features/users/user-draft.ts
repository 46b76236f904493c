import { checkPolicies } from '@muara/contract/rules/permissions/check-policies';
import { checkUser } from '@muara/contract/rules/forms/check-user';
import { listPolicyChanges } from '@muara/contract/rules/permissions/list-policy-changes';
import { mergePolicies } from '@muara/contract/rules/permissions/merge-policies';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { OperationMap, Policies, RolePolicies, User } from '@muara/contract/types';
import { holdsAll, type UserRights } from './user-rights.ts';

/** The user form as it is typed. */
export interface UserDraft {
  name: string;
  username: string;
  email: string;
  contact: string;
  password: string;
  role: string;
  active: boolean;
  can_chat: boolean;
  can_view_sub_tickets: boolean;
  shift: string;
  shift_start: string;
  shift_end: string;
  booking_default_message: string;
  /** The permissions of the newly chosen role. Null while the user's own apply, or a new user has none. */
  grid: Policies | null;
  /** The permissions ticked or unticked since. They are separate, so that a save sends no others. */
  changes: Policies;
}

const EMPTY: UserDraft = {
  name: '',
  username: '',
  email: '',
  contact: '',
  password: '',
  role: '',
  active: true,
  can_chat: true,
  can_view_sub_tickets: false,
  shift: '',
  shift_start: '',
  shift_end: '',
  booking_default_message: '',
  grid: null,
  changes: {},
};

export function draftOf(user: User | null): UserDraft {
  if (!user) return EMPTY;
  const { name, username, email, contact, role, active, can_chat, can_view_sub_tickets } = user;
  return {
    name,
    username,
    email,
    contact,
    role,
    active,
    can_chat,
    can_view_sub_tickets,
    grid: null,
    changes: {},
    password: '',
    shift: user.shift ?? '',
    shift_start: user.shift_start ?? '',
    shift_end: user.shift_end ?? '',
    booking_default_message: user.booking_default_message ?? '',
  };
}

/** Returns the changes that a new role makes to the form: it sets its default permissions (000 §4). */
export function withRole(roles: readonly RolePolicies[], role: string): Pick<UserDraft, 'role' | 'grid' | 'changes'> {
  return { role, grid: roles.find(({ name }) => name === role)?.policies ?? null, changes: {} };
}

/** Returns the permissions as the form shows them; null until a new user has a role. */
export function policiesOf(user: User | null, { grid, changes }: UserDraft): Policies | null {
  const held = grid ?? user?.policies ?? null;
  return held && mergePolicies(held, changes);
}

/** Returns the changes that turn the permissions of the form into `next`. */
export function withPolicies(user: User | null, { grid }: UserDraft, next: Policies): Pick<UserDraft, 'changes'> {
  return { changes: listPolicyChanges(grid ?? user?.policies ?? {}, next) };
}

/** Returns the form's errors, by the rules that the server checks. */
export function checkDraft(user: User | null, draft: UserDraft): FieldProblem[] {
  const { grid: _, changes: __, ...values } = draft;
  const policies = policiesOf(user, draft);
  const problems = checkUser({ mode: user ? 'edit' : 'add', values });
  if (policies) return [...problems, ...checkPolicies(policies)];
  return problems.some(({ field }) => field === 'role')
    ? problems
    : [...problems, { field: 'role', code: 'role_not_selected' }];
}

/** The body of a new user; a role with every right needs no grid. */
export function newUser(draft: UserDraft): OperationMap['addUser']['body'] {
  const { grid: _, changes: __, shift, shift_start, shift_end, booking_default_message, ...rest } = draft;
  const policies = policiesOf(null, draft);
  return {
    ...rest,
    ...(policies && !holdsAll(draft.role) ? { policies } : {}),
    ...(draft.role === 'Cashier' ? { shift, shift_start: shift_start || null, shift_end: shift_end || null } : {}),
    booking_default_message: booking_default_message || null,
  };
}

/**
 * Returns the changes that may be saved; null if there are none.
 * Only changed permissions are included.
 */
export function changesOf(
  user: User,
  draft: UserDraft,
  rights: UserRights,
): Omit<OperationMap['editUser']['body'], 'id'> | null {
  const before = draftOf(user);
  const changed = FIELDS.filter((name) => draft[name] !== before[name] && isAllowed(name, draft, rights));
  const fields = changed.map((name) => [name, NULLABLE.has(name) ? draft[name] || null : draft[name]] as const);
  const policies = rights.regrade && !holdsAll(draft.role) ? policyChangesOf(user, draft) : null;
  if (fields.length === 0 && !policies) return null;
  return { ...Object.fromEntries(fields), ...(policies && { policies }) };
}

/** Returns all permissions with a new role, which resets them, else the changed ones; null if none. */
function policyChangesOf(user: User, draft: UserDraft): Policies | null {
  const policies = policiesOf(user, draft) ?? {};
  if (draft.role !== user.role) return policies;
  const changes = listPolicyChanges(user.policies, policies);
  return Object.keys(changes).length > 0 ? changes : null;
}

type Field = Exclude<keyof UserDraft, 'grid' | 'changes'>;
const FIELDS = (Object.keys(EMPTY) as (keyof UserDraft)[]).filter(
  (name): name is Field => name !== 'grid' && name !== 'changes',
);

const NULLABLE: ReadonlySet<Field> = new Set<Field>(['shift', 'shift_start', 'shift_end', 'booking_default_message']);

function isAllowed(name: Field, { role }: UserDraft, { own, regrade, manage }: UserRights): boolean {
  switch (name) {
    case 'username':
      return false;
    case 'role':
      return regrade;
    case 'shift':
    case 'shift_start':
    case 'shift_end':
      return !own && role === 'Cashier';
    case 'active':
      return !own && manage;
    case 'email':
    case 'password':
      return manage;
    default:
      return true;
  }
}
