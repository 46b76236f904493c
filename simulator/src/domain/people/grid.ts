import { PERMISSION_GROUPS } from '@muara/contract/permissions';
import type { Permission } from '@muara/contract/rules';
import type { Policies } from '../../world/records.ts';

/** Returns permissions as the wire shows them: the whole grid, every area and action (000 §3). */
export function presentGrid(policies: Policies): Record<string, Permission[]> {
  return Object.fromEntries(
    Object.entries(PERMISSION_GROUPS).map(([area, { actions }]) => [
      area,
      actions.map((name) => ({ name, active: policies[area]?.includes(name) ?? false })),
    ]),
  );
}

/** Returns the permissions ticked in a validated grid, in its order. */
export function readGrid(grid: Readonly<Record<string, readonly Permission[]>>): Policies {
  const ticked = (area: string, action: string): boolean =>
    Object.hasOwn(grid, area) && (grid[area]?.some(({ name, active }) => active && name === action) ?? false);
  return Object.fromEntries(
    Object.entries(PERMISSION_GROUPS).flatMap(([area, { actions }]) => {
      const rights = actions.filter((action) => ticked(area, action));
      return rights.length > 0 ? [[area, rights]] : [];
    }),
  );
}

/** Returns whether two users have the same permissions. */
export function sameRights(one: Policies, other: Policies): boolean {
  return Object.keys(PERMISSION_GROUPS).every((area) => {
    const [mine = [], theirs = []] = [one[area], other[area]];
    return mine.length === theirs.length && mine.every((action) => theirs.includes(action));
  });
}
