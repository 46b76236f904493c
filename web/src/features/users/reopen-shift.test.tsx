import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';

test('a manager opens the closed shift of a cashier again; without one it says so', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await renderScreen(`/d/users/${cashier.user.id}`, { as: manager, world });
  const again = page.getByRole('button', { name: 'Reopen shift' });
  await again.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent(`Reopen the shift of ${cashier.user.name}?`);
  await question.getByRole('button', { name: 'Reopen shift' }).click();
  await expect.element(page.getByText('You have not closed a shift today')).toBeVisible();

  await cashier.call.startShift({ body: { cash_in: 100, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.closeShift({ body: { total_cash: 100, jetty_id: 1 } });
  await again.click();
  await question.getByRole('button', { name: 'Reopen shift' }).click();
  await expect.element(page.getByText('Shift reopened')).toBeVisible();
});
