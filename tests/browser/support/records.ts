import { PERMISSION_GROUPS, type PermissionGroup } from '@muara/contract/permissions';
import type { Locator, Page } from '@playwright/test';

/** The rows of a list, without the line of titles. */
export const rowsOf = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Returns the change that gives somebody these actions in an area, and takes all others there. */
export const rights = (area: PermissionGroup, ...actions: string[]) => ({
  [area]: PERMISSION_GROUPS[area].actions.map((name) => ({ name, active: actions.includes(name) })),
});
