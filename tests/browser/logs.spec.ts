import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import type { World } from './support/world.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Error Log' });
const requests = (page: Page) => page.getByRole('table', { name: 'Api Request Log' });

/** Lets the server fail once, which is what the error log keeps. */
async function fail(world: World): Promise<void> {
  const cashier = await world.signIn('cashier');
  await world.addFault({ operationId: 'listTickets', nth: 1, code: 'internal_error' });
  await expect(cashier.call.listTickets({ query: {} })).rejects.toMatchObject({ status: 500 });
}

test.describe('the error log', () => {
  test('is glad when it is empty, and offers nothing to clear', async ({ page, world }) => {
    await (await world.signIn('skaloot')).open(page, '/d/error-log');
    await expect(page.getByText('Yay..! No errors..!', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Log' })).toBeHidden();
  });

  test('shows a failure by itself, newest first', async ({ page, world }) => {
    await fail(world);
    await (await world.signIn('manager')).open(page, '/d/error-log');
    await expect(log(page)).toContainText('listTickets');
    await expect(page.getByText('1 entry, newest first')).toBeVisible();
    await expectLive(page);
    const cashier = await world.signIn('cashier');
    await world.addFault({ operationId: 'getDashboard', nth: 1, code: 'internal_error' });
    await expect(cashier.call.getDashboard({})).rejects.toMatchObject({ status: 500 });
    await expect(page.getByText('2 entries, newest first')).toBeVisible();
    await expect(log(page)).toHaveText(/getDashboard[\s\S]*listTickets/);
    await expect(page.getByRole('button', { name: 'Clear Log' })).toBeHidden();
  });

  test('does not move under somebody who reads further down', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await world.addFault({ operationId: 'listTickets', rate: 1, code: 'internal_error' });
    for (let count = 0; count < 40; count += 1) await cashier.call.listTickets({ query: {} }).catch(() => null);
    await (await world.signIn('manager')).open(page, '/d/error-log');
    await expect(page.getByText('40 entries, newest first')).toBeVisible();
    await expectLive(page);
    await log(page).evaluate((element) => element.scrollTo(0, 200));
    await cashier.call.listTickets({ query: {} }).catch(() => null);
    await page.getByRole('button', { name: '1 new entry – Show' }).click();
    await expect(page.getByText('41 entries, newest first')).toBeVisible();
    expect(await log(page).evaluate((element) => element.scrollTop)).toBe(0);
  });

  test('is cleared by the product owner alone, after a question', async ({ page, world, complaints }) => {
    complaints.allow(/500/);
    await fail(world);
    await (await world.signIn('skaloot')).open(page, '/d/error-log');
    await page.getByRole('button', { name: 'Clear Log' }).click();
    const question = page.getByRole('alertdialog', { name: 'Clear the error log?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(log(page)).toContainText('listTickets');
    expect(await world.journal('clearErrorLog')).toEqual([]);

    await page.getByRole('button', { name: 'Clear Log' }).click();
    await question.getByRole('button', { name: 'Clear Log' }).click();
    await expect(page.getByText('Log has been cleared')).toBeVisible();
    await expect(page.getByText('Yay..! No errors..!', { exact: true })).toBeVisible();
    expect(await world.journal('clearErrorLog')).toHaveLength(1);
  });

  test('shows markup as text', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    page.on('dialog', () => expect(null, 'no script runs').not.toBeNull());
    const text =
      '[2026-11-21T10:00:00+08:00] page: <img src=x onerror=alert(1)> \u202Eمرحبا 🚤\n    at somewhere:1:2\n';
    await page.route('**/error_log*', (route) => route.fulfill({ json: { log: text } }));
    await manager.open(page, '/d/error-log');
    await expect(log(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByText('1 entry, newest first')).toBeVisible();
  });

  for (const account of ['admin', 'cashier', 'agent']) {
    test(`${account} is sent to the dashboard`, async ({ page, world }) => {
      await (await world.signIn(account)).open(page, '/d/error-log');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect(await world.journal('getErrorLog')).toEqual([]);
    });
  }
});

test.describe('the request log', () => {
  test('names who called what from where, unfolds what is long, and shows no empty payload', async ({
    page,
    world,
  }) => {
    const superuser = await world.signIn('superuser');
    await superuser.call.listTickets({ query: { search: 'a very long search that no line of the list has room for' } });
    await superuser.open(page, '/d/api-request-log');
    const long = requests(page).getByRole('row', { name: /\/api\/tickets\?/ });
    await expect(long).toContainText('superuser');
    await expect(long).not.toContainText('has+room+for');
    await long.getByRole('button', { name: 'Whole URL' }).click();
    await expect(long.getByRole('button', { name: 'Shorter URL' })).toHaveAttribute('aria-expanded', 'true');
    await expect(long).toContainText(/room(\+|%20)for/);
    await expect(long.getByRole('button', { name: /payload/ })).toBeHidden();

    const login = requests(page)
      .getByRole('row', { name: /\/api\/login/ })
      .first();
    await expect(login).toContainText('Not signed in');
    await login.getByRole('button', { name: 'Show payload' }).click();
    await expect(login).toContainText('superuser@muara.test');
    await expect(login).not.toContainText('muara123');
    await expect(
      requests(page)
        .getByRole('row', { name: /\/api\/authenticate/ })
        .first(),
    ).toContainText(/web_app.*Linux.*Chrome/);
  });

  test('finds by name and address; the search stands in the address', async ({ page, world }) => {
    await (await world.signIn('cashier')).call.getNotification({});
    await (await world.signIn('superuser')).open(page, '/d/api-request-log');
    await page.getByRole('searchbox', { name: 'Search' }).fill('cashier');
    await expect(page).toHaveURL(/search=cashier/);
    await expect(requests(page).getByRole('row', { name: /^cashier .*\/api\/notification/ })).toBeVisible();
    await expect(requests(page).getByRole('row', { name: /\/api\/login/ })).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing <b>');
    await expect(page.getByText('No request matches')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(requests(page)).toBeVisible();
  });

  for (const account of ['manager', 'cashier']) {
    test(`${account} is sent to the dashboard`, async ({ page, world }) => {
      await (await world.signIn(account)).open(page, '/d/api-request-log');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      expect(await world.journal('listApiRequests')).toEqual([]);
    });
  }
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing stands in anybody's way at ${width} pixels, light and dark`, async ({ page, world }) => {
    await page.setViewportSize({ width, height });
    await fail(world);
    const owner = await world.signIn('skaloot');
    for (const path of ['/d/error-log', '/d/api-request-log']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await owner.open(page, path);
      await expect(log(page).or(requests(page))).toBeVisible();
      if (path.includes('api')) await page.getByRole('button', { name: 'Show payload' }).first().click();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'colours');
    }
  });
}
