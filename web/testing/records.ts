import { page, type Locator } from 'vitest/browser';

/** The rows of a list, without its header. */
export const rowsOf = (table: string): Locator =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
