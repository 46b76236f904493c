import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

test.describe('the menu', () => {
  test('POS opens in a window of its own, once', async ({ page, context, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.open(page);
    const opening = context.waitForEvent('page');
    await menu(page).getByRole('link', { name: 'POS' }).click();
    const pos = await opening;
    const windows = context.pages().length;
    await expect(pos.getByRole('dialog', { name: 'Start shift' })).toBeVisible();
    expect(await pos.evaluate(() => window.name)).toBe('pos');
    await expect(pos.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await pos.getByLabel('Cash amount').fill('123');
    await page.bringToFront();
    await menu(page).getByRole('link', { name: 'POS' }).click();
    await expect(pos.getByLabel('Cash amount')).toHaveValue('123');
    expect(context.pages()).toHaveLength(windows);
    await expect(page).toHaveURL(/\/d\/dashboard$/);
  });
});

test.describe('the theme', () => {
  const background = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('follows the system until somebody chooses, keeps the choice, and is there before the first paint', async ({
    page,
    world,
  }) => {
    const manager = await world.signIn('manager');
    await test.step('follows the system until somebody chooses, and keeps the choice', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await manager.open(page);
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const light = await background(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => background(page)).not.toBe(light);
      const dark = await background(page);
      const choose = async (theme: string): Promise<void> => {
        await page.getByRole('button', { name: /^Account of/ }).click();
        await page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
        await page.keyboard.press('Escape');
      };
      await choose('Light');
      await expect.poll(() => background(page)).toBe(light);
      await page.reload();
      await expect(heading(page, 'Dashboard')).toBeVisible();
      expect(await background(page)).toBe(light);
      await choose('System');
      await expect.poll(() => background(page)).toBe(dark);
    });

    await test.step('is there before the first paint', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate(() => localStorage.setItem('muara.scheme', 'dark'));
      // The app itself never comes: what is painted then is the page's own.
      await page.route('**/config.json', () => undefined);
      await page.reload({ waitUntil: 'commit' });
      // A document that has just been begun has no element yet.
      const scheme = () =>
        page.evaluate(() => document.querySelector('html') && getComputedStyle(document.documentElement).colorScheme);
      await expect.poll(scheme).toBe('dark');
    });
  });
});

test.describe('two tabs', () => {
  test('signing in in one takes the other along, and so do a session that the server has ended and a sign-out', async ({
    page,
    context,
    world,
    complaints,
  }) => {
    complaints.allow(/401/);
    const other = await context.newPage();
    await test.step('signing in in one takes the other along', async () => {
      await page.goto('/d/login?next=%2Fd%2Ftickets%2F1');
      await expect(page.getByLabel('Email')).toBeVisible();
      await other.goto('/d/login');
      await other.getByLabel('Email').fill('manager@muara.test');
      await other.getByLabel('Password', { exact: true }).fill('muara123');
      await other.getByRole('button', { name: 'Login' }).click();
      await expect(heading(other, 'Dashboard')).toBeVisible();
      await expect(heading(page, 'Tickets Management (VVIP)')).toBeVisible();
      expect((await world.journal('login')).map(({ status }) => status)).toEqual([200]);
    });

    await test.step('a session that the server has ended takes both out, and says why', async () => {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await world.addFault({ operationId: 'listTickets', nth: 1, code: 'session_expired' });
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Used');
      await expect(page).toHaveURL(/\/d\/login\?next=/);
      await expect(page.getByRole('alert').getByText('Your session has ended. Please sign in again')).toBeVisible();
      await expect(other).toHaveURL(/\/d\/login/);
    });

    await test.step('signing out in one takes the other along, without an error', async () => {
      await other.getByLabel('Email').fill('manager@muara.test');
      await other.getByLabel('Password', { exact: true }).fill('muara123');
      await other.getByRole('button', { name: 'Login' }).click();
      await expect(menu(page)).toBeVisible();
      await menu(other).getByRole('link', { name: 'Logout' }).click();
      await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/d\/login/);
      await expect(other).toHaveURL(/\/d\/login/);
    });
  });
});
