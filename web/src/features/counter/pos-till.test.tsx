import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, counter, fillSale, group } from '@testing/till.ts';

test('the running total explains itself: every step of the price with its figures', async () => {
  await atTill(createTestWorld());
  await fillSale();
  await page.getByRole('button', { name: /RM 75\.00/ }).click();
  const trace = page.getByRole('dialog', { name: 'Price breakdown' });
  for (const figures of ['2 × RM 30.00', '1 × RM 15.00', 'RM 75.00'])
    await expect.element(trace).toHaveTextContent(figures);
  await expect.element(trace).not.toHaveTextContent(/§|estimate|server/i);
});

test('a till that is reloaded in mid-sale goes on where it was', async () => {
  await atTill(createTestWorld());
  await fillSale();
  await openPath(shownPath());
  await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('2');
});

test('cash below the total is refused on the field and nothing is lost', async () => {
  await atTill(createTestWorld());
  await fillSale();
  await press('Enter');
  await press('Enter');
  await page.getByRole('button', { name: /^Cash/ }).click();
  const cash = page.getByRole('dialog', { name: 'Cash' }).getByLabelText('Cash received');
  await cash.fill('50');
  await press('Enter');
  await expect.element(page.getByText('Amount cannot be less than RM 75.00')).toBeVisible();
  await expect.element(cash).toHaveFocus();
  await expect.element(cash).toHaveValue('50');
});

test('a price that has changed unheard asks for a reload and stores nothing', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  // A connection that is closed for good hears of nothing.
  await world.cut(3003);
  const manager = await world.signIn('manager');
  const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
  await manager.call.editPackage({
    body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', adult_price: 32 },
  });
  const before = await world.countTickets();
  await press('Enter');
  await press('Enter');
  await page.getByRole('button', { name: /^Cash/ }).click();
  await press('Enter');
  await expect
    .element(page.getByRole('alertdialog', { name: 'Oops' }))
    .toHaveTextContent('There is a price update. Please refresh your browser and try again.');
  expect(await world.countTickets()).toBe(before);
});

test('a closed shift shows its screen', async () => {
  await atTill(createTestWorld());
  await page.getByRole('button', { name: 'Close shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close shift' });
  await dialog.getByLabelText('Cash balance').fill('200');
  await dialog.getByRole('button', { name: 'Close shift' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close shift' }).click();
  await expect.element(page.getByText('Your shift have ended')).toBeVisible();
});
