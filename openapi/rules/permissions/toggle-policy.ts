import type { Permission, PolicyGroup } from './shapes.ts';

/**
 * Returns a row of the permission grid after one cell was ticked or unticked (000 §4, 002 §5.2).
 * Ticking another cell also ticks View; unticking View clears the row. Disabled cells never change,
 * and a disabled View counts as ticked. An unknown or disabled cell changes nothing; the given row is
 * not modified.
 */
export function togglePolicy<Group extends PolicyGroup>(group: Group, action: string, active: boolean): Group {
  const target = group.permissions.find(({ name }) => name === action);
  if (!target || target.disabled) return group;
  const next = (cell: Permission): boolean => {
    if (cell.name === action) return active;
    if (action === 'View' && !active) return false;
    if (cell.name === 'View' && active) return true;
    return cell.active;
  };
  return {
    ...group,
    permissions: group.permissions.map((cell) => (cell.disabled ? cell : { ...cell, active: next(cell) })),
  };
}
