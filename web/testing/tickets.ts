import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { textsOf } from './actions.ts';

/** The rows of a ticket list, without its header. */
export const rows = (): Locator =>
  page
    .getByRole('table', { name: /^Tickets Management/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** The link of a row: its code and receipt number. */
export const rowLink = (code: string): Locator => rows().getByRole('link', { name: code });

/** Returns the code that a row shows. */
export async function codeOf(row: Locator): Promise<string> {
  const cell = row.getByRole('cell').first();
  await expect.element(cell).toBeVisible();
  return /MRC[A-Z0-9]{8}/.exec(textsOf(cell)[0] ?? '')?.[0] ?? '';
}
