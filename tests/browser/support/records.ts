import type { Locator, Page } from '@playwright/test';

/** The rows of a list, without the line of titles. */
export const rowsOf = (page: Page, table: string): Locator =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
