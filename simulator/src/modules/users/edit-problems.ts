import type { FieldProblem, Permission } from '@muara/contract/rules';
import type { OperationMap } from '@muara/contract/types';
import { getActor, staffRole, takenFields } from '../../domain/people/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import { isLastSuperUser } from './last-super-user.ts';
import { plannedGrid, type Patch } from './planned-edit.ts';

interface PlannedEdit {
  target: UserRecord;
  patch: Patch;
  body: OperationMap['editUser']['body'];
  /** Whether callers edit their own record. */
  own: boolean;
  /** Whether the caller has Users/Update. */
  mayUpdate: boolean;
}

/**
 * Returns every problem of an edit by field: values, hierarchy, and changes nobody may make to
 * themselves.
 */
export function editProblems(ctx: Context, edit: PlannedEdit): FieldProblem[] {
  const { world, rules } = ctx;
  const { target, patch, body, own, mayUpdate } = edit;
  const { id: _, ...values } = body;
  const shifted =
    patch.role !== undefined ||
    patch.shift !== undefined ||
    patch.shiftStart !== undefined ||
    patch.shiftEnd !== undefined;
  const shift = {
    shift: pick(patch, target, 'shift'),
    shift_start: pick(patch, target, 'shiftStart'),
    shift_end: pick(patch, target, 'shiftEnd'),
  };
  const role = body.role?.trim() ?? (shifted ? target.role : undefined);
  return [
    ...rules.checkUser({
      mode: own && !mayUpdate ? 'profile' : 'edit',
      values: { ...values, ...shift, ...(role === undefined ? {} : { role }) },
    }),
    ...takenFields(world, { email: patch.email }, target.id),
    ...(own ? ownProblems(patch) : [...rankProblems(ctx, edit), ...lastProblems(ctx, edit)]),
  ];
}

function pick<K extends 'shift' | 'shiftStart' | 'shiftEnd'>(
  patch: Patch,
  target: UserRecord,
  field: K,
): string | null {
  const value = patch[field];
  return value === undefined ? target[field] : value;
}

/** Nobody may change their own role, permissions or shift, or deactivate themselves (000 §4). */
function ownProblems(patch: Patch): FieldProblem[] {
  const WIRE = { role: 'role', policies: 'policies', shift: 'shift', shiftStart: 'shift_start', shiftEnd: 'shift_end' };
  // A role sets its permissions and shift: one problem is enough.
  const [first] = Object.entries(WIRE).filter(([field]) => patch[field as keyof typeof WIRE] !== undefined);
  const problems: FieldProblem[] = first ? [{ field: first[1], code: 'own_role' }] : [];
  return patch.active === undefined ? problems : [...problems, { field: 'active', code: 'own_account' }];
}

/** Role, permissions and any change that could take over an account follow the hierarchy (000 §6). */
function rankProblems({ world, rules, session }: Context, { target, patch, body }: PlannedEdit): FieldProblem[] {
  const { user } = session;
  const actor = { ...getActor(session), id: user.id };
  const subject = { id: target.id, role: target.role, super_user: target.superUser };
  const problems: FieldProblem[] = [];
  const mayRegrade = rules.canEditUser(actor, subject).ok;
  if (patch.role) {
    const known = staffRole(world, patch.role) !== undefined;
    if (!known) problems.push({ field: 'role', code: 'role_unknown' });
    else if (!mayRegrade || !rules.canGiveRole(actor, patch.role).ok)
      problems.push({ field: 'role', code: 'role_not_permitted' });
  } else if (patch.policies && !mayRegrade) problems.push({ field: 'policies', code: 'role_not_permitted' });
  problems.push(...rules.checkPolicies(changedAreas(plannedGrid(world, target, body), body)));
  const held = rules.canManageAccount(actor, subject);
  if (held.ok) return problems;
  const WIRE = { email: 'email', passwordHash: 'password', active: 'active' } as const;
  for (const [field, name] of Object.entries(WIRE)) {
    if (patch[field as keyof typeof WIRE] !== undefined) problems.push({ field: name, code: held.code });
  }
  return problems;
}

/**
 * Returns the grid rows that the body changes: a row needs its View, named in the body or already
 * granted.
 */
function changedAreas(grid: Record<string, Permission[]>, { policies = {} }: PlannedEdit['body']): typeof grid {
  return Object.fromEntries(Object.entries(grid).filter(([area]) => Object.hasOwn(policies, area)));
}

/** Somebody with full permissions must remain. */
function lastProblems({ world }: Context, { target, patch }: PlannedEdit): FieldProblem[] {
  const field = patch.active === false ? 'active' : patch.role === undefined ? undefined : 'role';
  return field && isLastSuperUser(world, target) ? [{ field, code: 'last_super_user' }] : [];
}
