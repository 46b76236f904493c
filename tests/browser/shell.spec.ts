import type { Locator, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { openTickets } from './support/till.ts';
import { goTo } from './support/walk.ts';

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

test.describe('the layout', () => {
  test('the menu at each width, and nothing over the edge', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/tickets/0');
    await expect(heading(page, 'Tickets Management (Normal)')).toBeVisible();
    await test.step('the menu shows words above 950 px, and is a rail of icons with the same names from there down', async () => {
      await page.setViewportSize({ width: 951, height: 800 });
      const width = async (): Promise<number> => (await menu(page).boundingBox())!.width;
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      expect(await width()).toBeGreaterThan(200);
      await page.setViewportSize({ width: 950, height: 800 });
      await expect.poll(width).toBeLessThan(80);
      await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect.poll(width).toBeGreaterThan(200);
      await menu(page).getByRole('link', { name: /^POS/ }).focus();
      await page.keyboard.press('Escape');
      await expect.poll(width).toBeLessThan(80);
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('on a phone the menu comes when called, and goes with Escape, a tap beside it, or a choice', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await goTo(page, '/d/dashboard');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      await expect(menu(page)).toBeHidden();
      const open = page.getByRole('button', { name: 'Open menu' });
      await open.click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await open.click();
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(380, 400);
      await expect(menu(page)).toBeHidden();
      await open.click();
      await openTickets(page);
      await expect(heading(page, 'Tickets Management (Normal)')).toBeVisible();
      await expect(menu(page)).toBeHidden();
    });

    await test.step('nothing hangs over the edge at 320 and 390 px', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const { data } = await manager.call.listTickets({ query: {} });
      for (const [path, content] of [
        ['/d/dashboard', page.getByRole('region', { name: 'Visitors by States' })],
        ['/d/tickets/0', page.getByRole('navigation', { name: 'Pages' })],
        [`/d/tickets/0/${data[0]!.code}`, page.getByRole('region', { name: 'Customer Info' })],
        ['/d/printers', page.getByRole('dialog').getByRole('button', { name: /^Wristband printer/ })],
        ['/d/login', page.getByRole('button', { name: 'Login' })],
      ] as const) {
        if (path === '/d/login') await page.evaluate(() => localStorage.clear());
        if (path === '/d/login') await page.goto(path);
        else await goTo(page, path);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(content.first()).toBeVisible();
          const hanging = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(hanging, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
    });
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

test.describe('the line', () => {
  test('going offline and coming back are said; toasts go after five seconds, and at most five stand at once', async ({
    page,
    context,
    world,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await page.clock.install();
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/tickets/0');
    await expectLive(page);
    await test.step('going offline and coming back are said', async () => {
      await context.setOffline(true);
      await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('status').getByText('You are back online!')).toBeVisible();
    });

    await test.step('toasts go after five seconds, and at most five stand at once', async () => {
      await stopClock(page);
      const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
      await page.clock.runFor(5_100);
      await expect(toasts).toHaveCount(0);
      for (let times = 1; times <= 6; times += 1) {
        await context.setOffline(true);
        await context.setOffline(false);
        // The one error is not repeated while it is on screen.
        await expect(toasts).toHaveCount(Math.min(times + 1, 5));
      }
      await page.clock.runFor(5_100);
      await expect(toasts).toHaveCount(0);
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
