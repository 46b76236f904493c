import { PERMISSION_GROUPS, type PermissionGroup } from '@muara/contract/permissions';
import { page, type Locator } from 'vitest/browser';

/** The rows of a list, without its header. */
export const rowsOf = (table: string): Locator =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The dialog on top. */
export const dialogOf = (): Locator => page.getByRole('dialog').last();

/** A field of the dialog on top, by its name on the wire. */
export const fieldOf = (name: string): Locator => dialogOf().getByCss(`[name="${name}"]`);

export const buttonOf = (name: string): Locator => dialogOf().getByRole('button', { name, exact: true });

/** The confirmation between a button and its effect. */
export const questionOf = (): Locator => page.getByRole('alertdialog', { name: 'Hold On!' });

/** Types an option into a searched field and picks it. */
export async function choose(label: string, option: string): Promise<void> {
  await dialogOf().getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Returns the change that grants exactly these actions in an area. */
export const rights = (area: PermissionGroup, ...actions: string[]) => ({
  [area]: PERMISSION_GROUPS[area].actions.map((name) => ({ name, active: actions.includes(name) })),
});
