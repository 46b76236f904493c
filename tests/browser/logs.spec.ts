import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import type { World } from './support/world.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Error Log' });
const requests = (page: Page) => page.getByRole('table', { name: 'Api Request Log' });

/** Lets the server fail once, which is what the error log keeps. */
async function fail(world: World): Promise<void> {
  const cashier = await world.signIn('cashier');
  await world.addFault({ operationId: 'listTickets', nth: 1, code: 'internal_error' });
  await expect(cashier.call.listTickets({ query: {} })).rejects.toMatchObject({ status: 500 });
}

/** Has axe look wide and on a phone, light and dark. */
async function lookAround(page: Page): Promise<void> {
  for (const [width, height, scheme, what] of [
    [1440, 900, 'light', 'all'],
    [1440, 900, 'dark', 'colours'],
    [390, 844, 'dark', 'all'],
    [390, 844, 'light', 'colours'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inTheme(page, scheme);
    await expectAccessible(page, what);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the product owner sees both logs, wide and on a phone, light and dark, and clears the errors', async ({
  page,
  world,
}) => {
  await (await world.signIn('skaloot')).open(page, '/d/error-log');

  await test.step('the error log is glad when it is empty, and offers nothing to clear', async () => {
    await expect(page.getByText('Yay..! No errors..!', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Log' })).toBeHidden();
    await expectLive(page);
  });

  await test.step('nothing blocks anyone in the error log', async () => {
    await fail(world);
    await expect(log(page)).toBeVisible();
    await lookAround(page);
  });

  await test.step('is cleared by the product owner alone, after a question', async () => {
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

  await test.step('nothing blocks anyone in the request log', async () => {
    await page.goto('/d/api-request-log');
    await expect(requests(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show payload' }).first().click();
    await lookAround(page);
  });
});

test('the error log shows a failure automatically, and markup as text', async ({ page, world }) => {
  await test.step('shows a failure automatically, newest first', async () => {
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

  await test.step('shows markup as text', async () => {
    page.on('dialog', () => expect(null, 'no script runs').not.toBeNull());
    const text =
      '[2026-11-21T10:00:00+08:00] page: <img src=x onerror=alert(1)> \u202Eمرحبا 🚤\n    at somewhere:1:2\n';
    await page.route('**/error_log*', (route) => route.fulfill({ json: { log: text } }));
    await page.reload();
    await expect(log(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByText('1 entry, newest first')).toBeVisible();
  });
});

test('the error log does not move under somebody who reads further down', async ({ page, world }) => {
  const cashier = await world.signIn('cashier');
  await world.addFault({ operationId: 'listTickets', rate: 1, code: 'internal_error' });
  for (let count = 0; count < 40; count += 1) await cashier.call.listTickets({ query: {} }).catch(() => null);
  await (await world.signIn('manager')).open(page, '/d/error-log');
  await expect(page.getByText('40 entries, newest first')).toBeVisible();
  await expectLive(page);
  await log(page).evaluate((element) => element.scrollTo(0, 200));
  await cashier.call.listTickets({ query: {} }).catch(() => null);
  await page.getByRole('button', { name: 'Show 1 new entry' }).click();
  await expect(page.getByText('41 entries, newest first')).toBeVisible();
  expect(await log(page).evaluate((element) => element.scrollTop)).toBe(0);
});

test('the request log names who called what from where, and is searched', async ({ page, world }) => {
  await (await world.signIn('cashier')).call.getNotification({});
  const superuser = await world.signIn('superuser');
  await superuser.call.listTickets({ query: { search: 'a very long search that no line of the list has room for' } });
  await superuser.open(page, '/d/api-request-log');

  await test.step('names who called what from where, unfolds what is long, and shows no empty payload', async () => {
    const long = requests(page).getByRole('row', { name: /\/api\/tickets\?/ });
    await expect(long).toContainText('superuser');
    await expect(long).not.toContainText('has+room+for');
    await long.getByRole('button', { name: 'Show full URL' }).click();
    await expect(long.getByRole('button', { name: 'Shorten URL' })).toHaveAttribute('aria-expanded', 'true');
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

  await test.step('finds by name and address; the search is in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('cashier');
    await expect(page).toHaveURL(/search=cashier/);
    await expect(requests(page).getByRole('row', { name: /^cashier .*\/api\/notification/ })).toBeVisible();
    await expect(requests(page).getByRole('row', { name: /\/api\/login/ })).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing <b>');
    await expect(page.getByText('No matching requests')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(requests(page)).toBeVisible();
  });
});

test('who may not see a log is sent to the dashboard', async ({ context, world }) => {
  for (const [account, ...paths] of [
    ['admin', '/d/error-log'],
    ['cashier', '/d/error-log', '/d/api-request-log'],
    ['agent', '/d/error-log'],
    ['manager', '/d/api-request-log'],
  ] as const) {
    const person = await world.signIn(account);
    for (const path of paths) {
      await test.step(`${account} is sent to the dashboard from ${path}`, async () => {
        const page = await context.newPage();
        await person.open(page, path);
        await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        expect(await world.journal('getErrorLog')).toEqual([]);
        expect(await world.journal('listApiRequests')).toEqual([]);
        await page.close();
      });
    }
  }
});
