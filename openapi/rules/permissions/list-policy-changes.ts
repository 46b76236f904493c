import type { PoliciesToCheck } from './check-policies.ts';
import type { Permission } from './shapes.ts';

/**
 * Returns the rights that differ between two grids, with their value in `after`.
 * Areas without a change are left out.
 */
export function listPolicyChanges(before: PoliciesToCheck, after: PoliciesToCheck): Record<string, Permission[]> {
  const isActive = (area: string, name: string) => before[area]?.some((cell) => cell.name === name && cell.active);
  const changed = Object.entries(after).map(([area, cells]) => {
    const differing = cells.filter(({ name, active }) => active !== (isActive(area, name) ?? false));
    return [area, differing.map(({ name, active }) => ({ name, active }))] as const;
  });
  return Object.fromEntries(changed.filter(([, cells]) => cells.length > 0));
}
