import { checkPolicies, checkUser, type FieldProblem } from '@muara/contract/rules';
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
  /** Null until a role has brought its own. */
  policies: Policies | null;
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
  policies: null,
};

export function draftOf(user: User | null): UserDraft {
  if (!user) return EMPTY;
  const { name, username, email, contact, role, active, can_chat, can_view_sub_tickets, policies } = user;
  return {
    name,
    username,
    email,
    contact,
    role,
    active,
    can_chat,
    can_view_sub_tickets,
    policies,
    password: '',
    shift: user.shift ?? '',
    shift_start: user.shift_start ?? '',
    shift_end: user.shift_end ?? '',
    booking_default_message: user.booking_default_message ?? '',
  };
}

/** Choosing a role brings its default permissions along (000 §4). */
export function withRole(roles: readonly RolePolicies[], role: string): Pick<UserDraft, 'role' | 'policies'> {
  return { role, policies: roles.find(({ name }) => name === role)?.policies ?? null };
}

/** What is wrong, by the rules that the server asks too. */
export function checkDraft(user: User | null, draft: UserDraft): FieldProblem[] {
  const { policies, ...values } = draft;
  const problems = checkUser({ mode: user ? 'edit' : 'add', values });
  if (policies) return [...problems, ...checkPolicies(policies)];
  return problems.some(({ field }) => field === 'role')
    ? problems
    : [...problems, { field: 'role', code: 'role_not_selected' }];
}

/** The body of a new user; a role that holds everything needs no grid. */
export function newUser(draft: UserDraft): OperationMap['addUser']['body'] {
  const { policies, shift, shift_start, shift_end, booking_default_message, ...rest } = draft;
  return {
    ...rest,
    ...(policies && !holdsAll(draft.role) ? { policies } : {}),
    ...(draft.role === 'Cashier' ? { shift, shift_start: shift_start || null, shift_end: shift_end || null } : {}),
    booking_default_message: booking_default_message || null,
  };
}

/** What has changed, and one may change; null when nothing has. */
export function changesOf(
  user: User,
  draft: UserDraft,
  rights: UserRights,
): Omit<OperationMap['editUser']['body'], 'id'> | null {
  const before = draftOf(user);
  const changed = (Object.keys(draft) as (keyof UserDraft)[]).filter(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]),
  );
  const allowed = changed.filter((name) => isAllowed(name, draft, rights));
  if (allowed.length === 0) return null;
  return Object.fromEntries(allowed.map((name) => [name, NULLABLE.has(name) ? draft[name] || null : draft[name]]));
}

const NULLABLE: ReadonlySet<keyof UserDraft> = new Set<keyof UserDraft>([
  'shift',
  'shift_start',
  'shift_end',
  'booking_default_message',
]);

function isAllowed(name: keyof UserDraft, { role }: UserDraft, { own, regrade, manage }: UserRights): boolean {
  switch (name) {
    case 'username':
      return false;
    case 'role':
      return regrade;
    case 'policies':
      return regrade && !holdsAll(role);
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
