import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { atTill, counter, group, method } from './support/till.ts';

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });
const packages = (page: Page): Locator => page.getByRole('list', { name: 'Packages' });

/** Picks an agent or a tour guide by a part of the name. */
async function pick(page: Page, label: 'Agent' | 'Tour guide', name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

test('the dialog of a credit facility takes its buyer from the chosen agent', async ({ page, world }) => {
  await atTill(page, world);
  await pick(page, 'Agent', 'Tan Boon Kiat');
  await packages(page)
    .getByRole('button', { name: /^Melaka River Day Cruise/ })
    .click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('20');
  await next(page).click();
  await next(page).click();
  await method(page, 'Credit Facility').click();
  const panel = page.getByRole('dialog', { name: 'Credit Facility' });
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Tan Boon Kiat');
  for (const name of ['Company Name', 'Email', 'Phone'])
    await expect(panel.getByRole('textbox', { name, exact: true })).toHaveValue(/\S/);
});
