import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { press } from '@testing/actions.ts';
test('however often Escape is pressed in a row, a dialog that must be asked first is asked', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/pos', { as: cashier, world });
  const dialog = page.getByRole('dialog', { name: 'Start shift' });
  await dialog.getByLabelText('Cash amount').fill('123');
  const question = page.getByRole('alertdialog');
  for (let round = 0; round < 3; round += 1) {
    await press('Escape');
    await expect.element(question).toBeVisible();
    await press('Escape');
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.element(dialog.getByLabelText('Cash amount')).toHaveValue('123');
});
