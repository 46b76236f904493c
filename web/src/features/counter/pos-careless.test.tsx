import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus, press } from '@testing/actions.ts';
import { doubleClick } from '@testing/double-click.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { openTool } from '@testing/tools.ts';
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
} from '@testing/till.ts';
import { steadyPointer } from '@/lib/steady-pointer.ts';

const packages = () => page.getByRole('list', { name: 'Packages' }).getByRole('button');
const jetties = () => page.getByRole('list', { name: 'Jetties' }).getByRole('button');

/** Keeps Enter down as long as a hand that rests on it. */
const holdEnter = (): Promise<void> => userEvent.keyboard('{Enter>24/}');

test('a double click chooses once and leaves alone what comes in its place', async () => {
  const finished = new AbortController();
  onTestFinished(() => finished.abort());
  steadyPointer(finished.signal);
  const world = createTestWorld();
  await atTill(world);
  await doubleClick(packages().first(), page.getByRole('heading', { name: 'Choose a jetty' }));
  await expect.element(page.getByRole('complementary', { name: 'Order' })).not.toHaveTextContent('Jeti');
  const muara = jetties().filter({ hasText: 'Jeti Muara' });
  // The middle of this tile lies over the checkbox of the group that comes next.
  await doubleClick(muara, page.getByRole('heading', { name: 'Who is riding?' }));
  await expect.element(page.getByRole('checkbox', { name: 'Malaysian', exact: true })).toBeChecked();
  for (const category of ['Adult', 'Child'])
    await expect.element(counter(group('Malaysian'), category)).toHaveValue('0');
  await counter(group('Malaysian'), 'Adult').fill('2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('dialog', { name: 'Card' });
  await doubleClick(method('Card'), card);
  await expect.element(card).toBeVisible();
  expect(await world.journal('generateTicket')).toEqual([]);
});

test('Enter that is held down opens the payment and does not confirm it; at the drawer it leaves the change standing', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await toCheckout();
  await focus(method('Card'));
  await holdEnter();
  const card = page.getByRole('dialog', { name: 'Card' });
  await expect.element(card.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  expect(await world.journal('generateTicket')).toEqual([]);
  await press('Escape');

  const drawer = await openDrawer();
  await drawer.getByLabelText('Cash received').fill('80');
  await holdEnter();
  await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 5\.00$/);
  expect(await world.journal('generateTicket')).toHaveLength(1);
});

test('a key that is held down chooses a package, and nothing of the step that comes after it', async () => {
  await atTill(createTestWorld());
  await userEvent.keyboard('{1>24/}');
  await expect.element(page.getByRole('heading', { name: 'Choose a jetty' })).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Order' })).not.toHaveTextContent('Jeti');
  await press('1');
  await expect.element(page.getByRole('heading', { name: 'Choose a jetty' })).not.toBeInTheDocument();
});

test('a pasted number of passengers fills the boat at most; what is no number changes nothing', async () => {
  const world = createTestWorld();
  await atTill(world);
  await toPassengers();
  const adults = counter(group('Malaysian'), 'Adult');
  await adults.fill('1000000000');
  await expect.element(adults).toHaveValue('300');
  await adults.fill('4');
  for (const text of ['-5', '2.5', '1e3', 'two']) {
    await adults.fill(text);
    await expect.element(adults).toHaveValue('4');
  }
});

test('a discount that the order has shrunk below shows before anybody pays, and can be removed', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await toCheckout();
  await page.getByRole('button', { name: 'Discount' }).click();
  const panel = page.getByRole('dialog', { name: 'Discount' });
  await panel.getByLabelText('RM').click();
  await panel.getByLabelText('Amount', { exact: true }).fill('75');
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'Remove discount' })).toBeVisible();
  await expect.element(method('Cash')).toHaveFocus();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Passengers/ })
    .click();
  await counter(group('Malaysian'), 'Adult').fill('1');
  await toCheckout();
  const work = page.getByRole('main');
  await expect.element(work.getByText('Discount amount cannot be more than total amount')).toBeVisible();
  await method('Cash').click();
  const remove = page.getByRole('button', { name: 'Remove discount' });
  await expect.element(remove).toHaveFocus();
  expect(await world.journal('generateTicket')).toEqual([]);
  await press('Enter');
  await expect.element(work.getByText('Discount amount cannot be more than total amount')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Discount', exact: true })).toHaveFocus();
  await openDrawer();
});

test('closing the shift says that a sale in progress is dropped', async () => {
  const world = createTestWorld();
  await atTill(world);
  const ask = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Close shift' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close shift' });
    await dialog.getByLabelText('Cash balance').fill('200');
    await dialog.getByRole('button', { name: 'Close shift' }).click();
    return page.getByRole('alertdialog');
  };
  const question = await ask();
  await expect.element(question).toHaveTextContent('You counted RM 200.00.');
  await expect.element(question).not.toHaveTextContent('The sale in progress will be discarded.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await press('Escape');
  await choosePackage();
  await expect.element(await ask()).toHaveTextContent('The sale in progress will be discarded.');
});

test('a second free ticket for the same guide is another gift', async () => {
  const world = createTestWorld();
  await atTill(world);
  const { data } = await (await world.signIn('manager')).call.listTourGuides({ query: {} });
  const guide = data.find(({ active }) => active)!.name;
  const ask = async () => {
    const dialog = await openTool('Tour guide FOC');
    await dialog.getByRole('combobox', { name: 'Tour guide' }).fill(guide);
    await page
      .getByRole('option', { name: new RegExp(`^${guide}`) })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  };
  const before = await world.countTickets();
  await ask();
  await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 0\.00$/);
  await expect.element(notPrinted()).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);

  await ask();
  await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 0\.00$/);
  expect(await world.journal('generateTicket')).toHaveLength(2);
  expect(await world.countTickets()).toBe(before + 2);
});

test('a package that is removed from sale under an open drawer leads back to the packages', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await toCheckout();
  const drawer = await openDrawer();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPackages({ query: {} });
  const cruise = data.find(({ name }) => name === 'Melaka River Day Cruise')!;
  await manager.call.editPackage({ body: { ...cruise, active: false } });
  await expect.element(page.getByText('This package is no longer on sale')).toBeVisible();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  expect(await world.journal('generateTicket')).toEqual([]);
});
