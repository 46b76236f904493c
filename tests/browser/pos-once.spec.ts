import { expect, test } from './support/fixtures.ts';
import { atTill, counter, fillSale, group, openDrawer, payCash, soldCode, toCheckout } from './support/till.ts';

/** Keeps the keys of the controls that showed they were pressed. Runs in the page. */
const FELT = `
  window.felt = [];
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (oldValue === null) felt.push(target.dataset.hotkey);
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-pressed'], attributeOldValue: true });
`;

test.describe('exactly once', () => {
  const generate = '**/api/tickets/generate';

  test('keys that come quicker than a slow till draws are all served, in their order', async ({ page, world }) => {
    const before = await world.countTickets();
    await atTill(page, world);
    await page.evaluate(FELT);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    // Each key goes out before the till has answered the one before it.
    const burst = (...keys: string[]) =>
      Promise.all(
        keys.flatMap((key) => {
          const text = key === 'Enter' ? '\r' : key;
          const event = { key, windowsVirtualKeyCode: text.charCodeAt(0) };
          const send = (more: { type: 'keyDown'; text: string } | { type: 'keyUp' }) =>
            slow.send('Input.dispatchKeyEvent', { ...event, ...more });
          return [send({ type: 'keyDown', text }), send({ type: 'keyUp' })];
        }),
      );
    await burst('1', '1', '2', 'Enter', 'Enter', '1');
    const drawer = page.getByRole('dialog', { name: 'Cash' });
    await expect(drawer.getByText('RM 60.00').first()).toBeVisible();
    await burst('9', '0', 'Enter', 'Enter');
    await expect(page.getByTestId('change-due')).toHaveText('RM 30.00');
    expect(await world.countTickets()).toBe(before + 1);
    expect(await page.evaluate('felt')).toEqual(['1', '1', '1']);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('a request that the network delivers twice makes one ticket, and the till shows it with its change', async ({
    page,
    world,
  }) => {
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await page.route(generate, async (route) => {
      await route.fetch();
      await route.continue();
    });
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: '100', exact: true }).click();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('change-due')).toHaveText('RM 25.00');
    await expect(page.getByText('Transaction Successful')).toBeVisible();
    expect(await soldCode(page)).toMatch(/^MRC/);
    expect((await world.journal('generateTicket')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.countTickets()).toBe(before + 1);
  });

  test('while the server thinks, the drawer neither goes nor sells again; it says that it waits only if it lasts', async ({
    page,
    world,
  }) => {
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(generate, async (route) => {
      await asked;
      await route.continue();
    });
    const drawer = await openDrawer(page);
    const request = page.waitForRequest(generate);
    const confirm = drawer.getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await request;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeVisible();
    answer();
    await expect(page.getByTestId('change-due')).toBeVisible();
    await expect(drawer).toBeHidden();
    expect((await world.journal('generateTicket')).map(({ status }) => status)).toEqual([200]);
    expect(await world.countTickets()).toBe(before + 1);
  });

  for (const [name, message, lose] of [
    ['cut', 'Failed to fetch. Please check your network connection', 'abort'],
    ['unreadable', 'Something went wrong', 'garble'],
  ] as const) {
    test(`a sale whose answer is ${name} keeps the till usable, and trying again shows the one ticket`, async ({
      page,
      world,
      complaints,
      conformance,
    }) => {
      complaints.allow(/ERR_FAILED/);
      conformance.allow(/^generateTicket 200: SyntaxError/);
      const before = await world.countTickets();
      const cashier = await atTill(page, world);
      await fillSale(page);
      await toCheckout(page);
      await page.route(
        generate,
        async (route) => {
          const response = await route.fetch();
          if (lose === 'abort') await route.abort();
          else await route.fulfill({ response, body: (await response.text()).slice(0, 40) });
        },
        { times: 1 },
      );
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      const modal = page.getByRole('alertdialog', { name: 'Oopss' });
      await expect(modal).toContainText(message);
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect(drawer.getByLabel('Cash received')).toHaveValue('100.00');
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByTestId('change-due')).toHaveText('RM 25.00');
      expect(await world.countTickets()).toBe(before + 1);
      const { data } = await cashier.call.listTickets({ query: {} });
      expect(data[0]!.code).toBe(await soldCode(page));
    });
  }

  test('an order that was changed after a lost answer is another sale', async ({ page, world, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    // This one never reached the server.
    await page.route(generate, (route) => route.abort(), { times: 1 });
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /Passengers/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Child').fill('0');
    await toCheckout(page);
    await payCash(page);
    expect(await world.countTickets()).toBe(before + 1);
    const [sale, ...others] = await world.journal('generateTicket');
    expect(sale!.body).toMatchObject({ total_adult: 2, total_child: 0, amount: 60 });
    expect(others).toEqual([]);
  });
});
