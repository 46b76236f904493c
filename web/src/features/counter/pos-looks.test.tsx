import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { AT_A_DESK, expectAccessible, inTheme, lookAt } from '@testing/looks.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import {
  atTill,
  choosePackage,
  counter,
  fillSale,
  group,
  method,
  notPrinted,
  openDrawer,
  payCash,
  toCheckout,
} from '@testing/till.ts';

/** Checks a dialog, then closes it. */
async function expectAccessibleDialog(name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog).toBeVisible();
  await lookAt(name, AT_A_DESK);
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
}

test('before a sale: packages, their details, calendar, shortcuts, close shift', async () => {
  await atTill(createTestWorld());
  await lookAt('package step');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expectAccessibleDialog('Melaka River Day Cruise');
  await press('c');
  await expectAccessibleDialog('Change Date');
  await press('?');
  await expectAccessibleDialog('Keyboard shortcuts');
  await page.getByRole('button', { name: 'Close shift' }).click();
  await expectAccessibleDialog('Close shift');
});

test('jetties, slots, passengers, price breakdown, customer, with their errors', async () => {
  const world = createTestWorld({ at: '2026-03-10T12:30:00+08:00' });
  await atTill(world);
  await choosePackage();
  const jetties = page.getByRole('list', { name: 'Jetties' });
  await expect.element(jetties).toBeVisible();
  await lookAt('jetty step');
  await jetties.getByRole('button', { name: /Sungai Linggi/ }).click();
  await expect.element(page.getByRole('list', { name: 'Slots at Sungai Linggi' })).toBeVisible();
  await lookAt('slots');
  await jetties.getByRole('button', { name: /Jeti Muara/ }).click();
  await group('Non Malaysian').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(group('Malaysian').getByText('Please provide passenger')).toBeVisible();
  await lookAt('passengers step');
  await group('Non Malaysian').getByRole('checkbox').click();
  await counter(group('Malaysian'), 'Adult').fill('2');
  await page.getByRole('button', { name: /^Total RM 60\.00/ }).click();
  await expectAccessibleDialog('Price breakdown');
  await page.getByRole('button', { name: 'Continue' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('<3');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(name).toHaveAccessibleDescription('Name cannot contain special characters');
  await lookAt('customer step');
});

test('how it is paid: the order on a phone, checkout, discount, transfer, card, drawer', async () => {
  await atTill(createTestWorld());
  await fillSale();
  await page.viewport(390, 844);
  await page.getByRole('button', { name: /^Order/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  await expectAccessible();
  await inTheme('dark');
  await expectAccessible('colours');
  await inTheme('light');
  await press('Escape');
  await page.viewport(1440, 900);
  await toCheckout();
  await lookAt('checkout step');
  await page.getByRole('button', { name: 'Discount' }).click();
  await expectAccessibleDialog('Discount');
  await method('Bank Transfer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectAccessibleDialog('Bank Transfer');
  await method('Card').click();
  await expectAccessibleDialog('Card');
  const drawer = await openDrawer();
  await drawer.getByLabelText('Cash received').fill('50');
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(drawer.getByText(/^Amount cannot be less/)).toBeVisible();
  await expectAccessibleDialog('Cash');
});

test('the result of a sale, and the choice of its printer', async () => {
  await atTill(createTestWorld());
  await fillSale();
  await toCheckout();
  await payCash();
  await expect.element(notPrinted()).toBeVisible();
  await lookAt('result');
  await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
  await expectAccessibleDialog('Printers');
});

test('the shift of a cashier: start with its errors, the question before leaving, its end', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/pos', { as: cashier, world });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect.element(page.getByText('Please select jetty')).toBeVisible();
  await lookAt('start shift');
  await press('Escape');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await lookAt('leave POS', AT_A_DESK);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.closeShift({ body: { total_cash: 200, jetty_id: 1 } });
  await openPath('/d/pos');
  await expect.element(page.getByText('Your shift have ended')).toBeVisible();
  await lookAt('shift closed');
});
