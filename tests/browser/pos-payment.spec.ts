import { expect, test } from './support/fixtures.ts';
import { atTill, fillSale, method, toCheckout } from './support/till.ts';

test.describe('how it is paid', () => {
  test('after a card payment that failed the focus is on Confirm again', async ({ page, world, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await method(page, 'Card').click();
    const confirm = page.getByRole('dialog', { name: 'Card' }).getByRole('button', { name: 'Confirm' });
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/api/tickets/generate', async (route) => {
      await held;
      await route.abort();
    });
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    fail();
    await page.getByRole('alertdialog', { name: 'Oopss' }).getByRole('button', { name: 'Ok' }).click();
    await expect(confirm).toBeFocused();
    await expect(confirm).toBeEnabled();
  });
});
