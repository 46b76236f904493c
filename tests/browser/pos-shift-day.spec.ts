import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/read-pdf.ts';
import { bookings, inState } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { fillSale, nextSale, notPrinted, openDrawer, openTill, toCheckout } from './support/till.ts';
import { openBooking, openTool, payBy } from './support/tools.ts';

test('a shift from the first count to the last: cash of sales and bookings, a parked sale, a slip, and open again', async ({
  page,
  world,
}) => {
  test.slow();
  const cashier = await world.signIn('cashier');
  await cashier.open(page);
  await openTill(page, { cash: '200' });
  const booking = inState(await bookings(world, cashier), 'Pending Payment');

  await test.step('a sale and a booking, both for cash', async () => {
    await fillSale(page);
    await toCheckout(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: '100', exact: true }).click();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('change-due')).toHaveText('RM 25.00');
    await nextSale(page);
    const cash = await payBy(page, await openBooking(page, booking.code), 'Cash');
    await cash.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
    await expect(notPrinted(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a sale is left parked', async () => {
    await fillSale(page);
    const panel = await openTool(page, 'Park or recall');
    await panel.getByRole('button', { name: 'Park this sale' }).click();
    await expect(page.getByRole('button', { name: 'Park or recall, 1 parked' })).toBeVisible();
  });

  const counted = 200 + 75 + booking.amount_to_pay! - 5;
  await test.step('the close is blind: it wants a count, tells nothing, and asks about what is parked', async () => {
    await page.getByRole('button', { name: 'Close shift' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close shift' });
    await dialog.getByRole('button', { name: 'Close shift' }).click();
    await expect(dialog.getByLabel('Cash balance')).toHaveAccessibleDescription('Please complete this field');
    await expect(dialog).not.toContainText('275');
    await dialog.getByRole('button', { name: 'Count notes and coins' }).click();
    await dialog.getByLabel('How many RM 100').fill('3');
    await expect(dialog.getByLabel('Cash balance')).toHaveValue('300.00');
    await dialog.getByLabel('Cash balance').fill(String(counted));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close shift' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 parked sale will be permanently deleted.');
    const slip = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Close shift' }).click();
    const { text } = await readPdf(await readFile(await (await slip).path()));
    for (const amount of [counted + 5, counted, 5]) {
      expect(text).toContain(new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2 }).format(amount));
    }
    await expect(page.getByText('Your shift have ended')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opened again by a manager, the till goes on; what was parked is gone', async () => {
    const manager = await world.signIn('manager');
    await manager.call.reopenShift({ body: { user_id: cashier.user.id } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Park or recall', exact: true })).toBeVisible();
  });
});
