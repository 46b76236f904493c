import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openTool } from './support/tools.ts';
import {
  atTill,
  choosePackage,
  counter,
  fillSale,
  group,
  method,
  notPrinted,
  openDrawer,
  toCheckout,
  toPassengers,
} from './support/till.ts';

const packages = (page: Page) => page.getByRole('list', { name: 'Packages' }).getByRole('button');
const jetties = (page: Page) => page.getByRole('list', { name: 'Jetties' }).getByRole('button');

/** Keeps Enter down as long as a hand that rests on it: the till paints between two repeats. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 12; repeat += 1) {
    await page.keyboard.down('Enter');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
  await page.keyboard.up('Enter');
}

test('a double click chooses once and leaves alone what comes in its place', async ({ page, world }) => {
  await atTill(page, world);
  await packages(page).first().dblclick();
  await expect(page.getByRole('heading', { name: 'Choose a jetty' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Order' })).not.toContainText('Jeti');
  const muara = jetties(page).filter({ hasText: 'Jeti Muara' });
  // The middle of this tile lies over the checkbox of the group that comes next.
  await muara.dblclick();
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Malaysian', exact: true })).toBeChecked();
  for (const category of ['Adult', 'Child']) await expect(counter(group(page, 'Malaysian'), category)).toHaveValue('0');
  await counter(group(page, 'Malaysian'), 'Adult').fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await method(page, 'Card').dblclick();
  await expect(page.getByRole('dialog', { name: 'Card' })).toBeVisible();
  expect(await world.journal('generateTicket')).toEqual([]);
});

test('Enter that is held down opens the payment and does not confirm it; at the drawer it leaves the change standing', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  await method(page, 'Card').focus();
  await holdEnter(page);
  const card = page.getByRole('dialog', { name: 'Card' });
  await expect(card.getByRole('button', { name: 'Confirm' })).toBeFocused();
  expect(await world.journal('generateTicket')).toEqual([]);
  await page.keyboard.press('Escape');

  const drawer = await openDrawer(page);
  await drawer.getByLabel('Cash received').fill('80');
  await holdEnter(page);
  await expect(page.getByTestId('change-due')).toHaveText('RM 5.00');
  expect(await world.journal('generateTicket')).toHaveLength(1);
});

test('a pasted number of passengers fills the boat at most; what is no number changes nothing', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  await toPassengers(page);
  const adults = counter(group(page, 'Malaysian'), 'Adult');
  await adults.fill('1000000000');
  await expect(adults).toHaveValue('300');
  await adults.fill('4');
  for (const text of ['-5', '2.5', '1e3', 'two']) {
    await adults.fill(text);
    await expect(adults).toHaveValue('4');
  }
});

test('a discount that the order has shrunk below shows before anybody pays, and can be removed', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  await page.getByRole('button', { name: 'Discount' }).click();
  const panel = page.getByRole('dialog', { name: 'Discount' });
  await panel.getByLabel('RM').check();
  await panel.getByLabel('Amount', { exact: true }).fill('75');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove discount' })).toBeVisible();
  await expect(method(page, 'Cash')).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Passengers/ })
    .click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('1');
  await toCheckout(page);
  const work = page.getByRole('main');
  await expect(work.getByText('Discount amount cannot be more than total amount')).toBeVisible();
  await method(page, 'Cash').click();
  const remove = page.getByRole('button', { name: 'Remove discount' });
  await expect(remove).toBeFocused();
  expect(await world.journal('generateTicket')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(work.getByText('Discount amount cannot be more than total amount')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discount', exact: true })).toBeFocused();
  await openDrawer(page);
});

test('closing the shift says that a sale in progress is dropped', async ({ page, world }) => {
  await atTill(page, world);
  const ask = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Close shift' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close shift' });
    await dialog.getByLabel('Cash balance').fill('200');
    await dialog.getByRole('button', { name: 'Close shift' }).click();
    return page.getByRole('alertdialog');
  };
  const question = await ask();
  await expect(question).toContainText('You counted RM 200.00.');
  await expect(question).not.toContainText('The sale in progress will be discarded.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await choosePackage(page);
  await expect(await ask()).toContainText('The sale in progress will be discarded.');
});

test('a payment on its way is not closed by Escape; its sale is made once', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  const drawer = await openDrawer(page);
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/tickets/generate', async (route) => {
    await held;
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  answer();
  await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
  expect(await world.journal('generateTicket')).toHaveLength(1);
});

test('a second free ticket for the same guide is another gift', async ({ page, world }) => {
  await atTill(page, world);
  const { data } = await (await world.signIn('manager')).call.listTourGuides({ query: {} });
  const guide = data.find(({ active }) => active)!.name;
  const ask = async () => {
    const dialog = await openTool(page, 'Tour guide FOC');
    await dialog.getByRole('combobox', { name: 'Tour guide' }).fill(guide);
    await page
      .getByRole('option', { name: new RegExp(`^${guide}`) })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  };
  const before = await world.countTickets();
  await ask();
  await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
  await expect(notPrinted(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await ask();
  await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
  expect(await world.journal('generateTicket')).toHaveLength(2);
  expect(await world.countTickets()).toBe(before + 2);
});

test('a package that is removed from sale under an open drawer leads back to the packages', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  const drawer = await openDrawer(page);
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPackages({ query: {} });
  const cruise = data.find(({ name }) => name === 'Melaka River Day Cruise')!;
  await manager.call.editPackage({ body: { ...cruise, active: false } });
  await expect(page.getByText('This package is no longer on sale')).toBeVisible();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  expect(await world.journal('generateTicket')).toEqual([]);
});
