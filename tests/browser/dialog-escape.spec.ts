import { expect, test } from './support/fixtures.ts';

test('however often Escape is pressed in a row, a dialog that must be asked first is asked', async ({
  page,
  world,
}) => {
  const cashier = await world.signIn('cashier');
  await cashier.open(page, '/d/pos');
  const dialog = page.getByRole('dialog', { name: 'Start shift' });
  await dialog.getByLabel('Cash amount').fill('123');
  const question = page.getByRole('alertdialog');
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
  await expect(dialog.getByLabel('Cash amount')).toHaveValue('123');
});
