import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { cutResponse, deliverTwice, holdRequests, loseRequest, loseResponse } from '@testing/network.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, counter, fillSale, group, method, openDrawer, payCash, soldCode, toCheckout } from '@testing/till.ts';

describe('exactly once', () => {
  test('a request that the network delivers twice makes one ticket, and the till shows it with its change', async () => {
    const world = createTestWorld();
    const before = await world.countTickets();
    await atTill(world);
    await fillSale();
    await toCheckout();
    world.interceptOnce('generateTicket', deliverTwice);
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: '100', exact: true }).click();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 25\.00$/);
    await expect.element(page.getByText('Transaction Successful')).toBeVisible();
    expect(await soldCode()).toMatch(/^MRC/);
    expect((await world.journal('generateTicket')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.countTickets()).toBe(before + 1);
  });

  test('while the server thinks, the drawer neither goes nor sells again; it says that it waits only if it lasts', async () => {
    const world = createTestWorld();
    const before = await world.countTickets();
    await atTill(world);
    await fillSale();
    await toCheckout();
    const { hold, release } = holdRequests();
    world.interceptOnce('generateTicket', hold);
    const drawer = await openDrawer();
    const confirm = drawer.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await press('Escape');
    await press('Enter');
    await expect.element(confirm).toBeDisabled();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    await expect.element(drawer.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await press('Escape');
    await expect.element(drawer).toBeVisible();
    release();
    await expect.element(page.getByTestId('change-due')).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
    expect((await world.journal('generateTicket')).map(({ status }) => status)).toEqual([200]);
    expect(await world.countTickets()).toBe(before + 1);
  });

  for (const [name, message, lose] of [
    ['lost', 'Failed to fetch. Please check your network connection', loseResponse],
    ['unreadable', 'Something went wrong', cutResponse],
  ] as const) {
    test(`a sale whose response is ${name} keeps the till usable, and trying again shows the one ticket`, async () => {
      const world = createTestWorld();
      const before = await world.countTickets();
      const cashier = await atTill(world);
      await fillSale();
      await toCheckout();
      world.interceptOnce('generateTicket', lose);
      const drawer = await openDrawer();
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      const modal = page.getByRole('alertdialog', { name: 'Oopss' });
      await expect.element(modal).toHaveTextContent(message);
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect.element(drawer.getByLabelText('Cash received')).toHaveValue('100.00');
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 25\.00$/);
      expect(await world.countTickets()).toBe(before + 1);
      const { data } = await cashier.call.listTickets({ query: {} });
      expect(data[0]!.code).toBe(await soldCode());
    });
  }

  test('an order that was changed after a lost request is another sale', async () => {
    const world = createTestWorld();
    const before = await world.countTickets();
    await atTill(world);
    await fillSale();
    await toCheckout();
    // This one never reached the server.
    world.interceptOnce('generateTicket', loseRequest);
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    await press('Escape');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /Passengers/ })
      .click();
    await counter(group('Malaysian'), 'Child').fill('0');
    await toCheckout();
    await payCash();
    expect(await world.countTickets()).toBe(before + 1);
    const [sale, ...others] = await world.journal('generateTicket');
    expect(sale!.body).toMatchObject({ total_adult: 2, total_child: 0, amount: 60 });
    expect(others).toEqual([]);
  });

  test('a payment that fails gives its button back', async () => {
    const world = createTestWorld();
    await atTill(world);
    await fillSale();
    await toCheckout();
    await method('Card').click();
    const confirm = page.getByRole('dialog', { name: 'Card' }).getByRole('button', { name: 'Confirm' });
    const { hold, release } = holdRequests();
    world.interceptOnce('generateTicket', async (forward) => {
      await hold(forward);
      return loseRequest();
    });
    await confirm.click();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    release();
    await page.getByRole('alertdialog', { name: 'Oopss' }).getByRole('button', { name: 'Ok' }).click();
    await expect.element(confirm).toHaveFocus();
    await expect.element(confirm).toBeEnabled();
  });
});
