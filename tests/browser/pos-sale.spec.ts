import { expect, test } from './support/fixtures.ts';
import { atTill, fillSale, payCash, toCheckout } from './support/till.ts';

test('the sale before this one can be printed again', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  const code = await payCash(page);
  await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
  await page
    .getByRole('dialog', { name: 'Printers' })
    .getByRole('button', { name: /^Receipt printer/ })
    .click();
  await expect(page.getByText('Receipt has been printed')).toBeVisible();
  await page.getByRole('button', { name: 'Buy New Ticket' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.getByRole('button', { name: 'Last sale' }).click();
  const panel = page.getByRole('dialog', { name: 'Last sale' });
  await expect(panel).toContainText(code);
  await panel.getByRole('button', { name: 'Print again' }).click();
  const reprint = page.getByRole('dialog', { name: 'Reprint' });
  await reprint.getByPlaceholder('Provide your reason to re-print..').fill('Torn');
  await page.keyboard.press('Tab');
  await reprint.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => world.papers(code)).toHaveLength(2);
});
