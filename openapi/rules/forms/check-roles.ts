import { checkPolicies, type PoliciesToCheck } from '../permissions/check-policies.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

export interface RoleToCheck {
  name: string;
  policies: PoliciesToCheck;
}

export interface SavedRole extends RoleToCheck {
  /** Whether the system needs it. */
  system: boolean;
}

const NAME_MAX = 60;

/**
 * Checks the list of roles before it is saved (002 §2.7, 002 §6).
 * It lists every role to keep: a system role cannot be left out or changed, a saved role cannot be
 * left out; names are unique in any case; no right without its area's View (002 §5.2).
 *
 * @param roles as in the form
 * @param saved as in the settings
 */
export function checkRoles(roles: readonly RoleToCheck[], saved: readonly SavedRole[]): FieldProblem[] {
  return [...missingRoles(roles, saved), ...roles.flatMap((role, place) => checkRole(role, place, roles, saved))];
}

function missingRoles(roles: readonly RoleToCheck[], saved: readonly SavedRole[]): FieldProblem[] {
  const kept = new Set(roles.map(({ name }) => keyOf(name)));
  const missing = saved.filter(({ name }) => !kept.has(keyOf(name)));
  return missing.map(({ system }) => ({ field: 'roles', code: system ? 'role_required' : 'role_created' }));
}

function checkRole(
  { name, policies }: RoleToCheck,
  place: number,
  roles: readonly RoleToCheck[],
  saved: readonly SavedRole[],
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const key = keyOf(name);
  const before = saved.find((role) => keyOf(role.name) === key);
  if (isBlank(name) || key.length > NAME_MAX)
    problems.push({ field: `roles.${place}.name`, code: 'validation_failed' });
  else if (roles.findIndex((role) => keyOf(role.name) === key) !== place || (before && before.name !== name.trim()))
    problems.push({ field: `roles.${place}.name`, code: 'role_name_taken' });
  // A role with a system role's name in another case is a taken name, not a changed system role.
  if (before?.system && before.name === name.trim()) {
    const changed = rightsOf(policies) !== rightsOf(before.policies);
    return changed ? [...problems, { field: `roles.${place}.policies`, code: 'role_read_only' }] : problems;
  }
  const wrong = checkPolicies(policies).map(({ field, code }) => ({ field: `roles.${place}.${field}`, code }));
  return [...problems, ...wrong];
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** The active rights in a fixed order, for comparison. */
function rightsOf(policies: PoliciesToCheck): string {
  return Object.entries(policies)
    .flatMap(([area, cells]) => cells.filter(({ active }) => active).map(({ name }) => `${area}/${name}`))
    .sort()
    .join();
}
