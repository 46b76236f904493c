import { PERMISSION_GROUPS, type PermissionGroup } from '../../generated/permissions.ts';
import type { FieldProblem } from '../forms/field-problem.ts';
import type { Permission } from './shapes.ts';

/** A permission grid by area. Missing areas and actions are not granted. */
export type PoliciesToCheck = Readonly<Record<string, readonly Permission[]>>;

/**
 * Checks a permission grid: known areas and actions only (000 §3), and none without View.
 * Each area's rights need its View (000 §4, 002 §5.2); a View that nobody can change counts as ticked.
 */
export function checkPolicies(policies: PoliciesToCheck): FieldProblem[] {
  return Object.entries(policies).flatMap(([area, cells]): FieldProblem[] => {
    const field = `policies.${area}`;
    if (!Object.hasOwn(PERMISSION_GROUPS, area)) return [{ field, code: 'policy_unknown' }];
    const group = PERMISSION_GROUPS[area as PermissionGroup];
    const actions: readonly string[] = group.actions;
    const disabled: readonly string[] = group.disabled;
    if (cells.some(({ name }) => !actions.includes(name))) return [{ field, code: 'policy_unknown' }];
    const active = cells.filter((cell) => cell.active).map(({ name }) => name);
    const sees = active.includes('View') || disabled.includes('View') || active.length === 0;
    return sees ? [] : [{ field, code: 'policy_view_required' }];
  });
}
