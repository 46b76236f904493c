import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { counter, fillSale, group } from './support/till.ts';
import { clearToasts } from './support/toasts.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const screenOf = (page: Page) => page.getByRole('alertdialog', { name: 'Oopss.. you are offline' });

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/));

/** What the browser says of its line from the start, in Mbit/s. */
const startAt = (context: BrowserContext, downlink: number): Promise<unknown> =>
  context.addInitScript((speed) => {
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { downlink: speed }) });
  }, downlink);

test('the offline screen covers a list and what opens over it, and the list is read again when the line is back', async ({
  page,
  context,
  world,
}) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tickets/0');
  await expectLive(page);
  const screen = screenOf(page);

  await test.step('coming back reads what is on screen again, and sends no command', async () => {
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const reads = (await world.journal('listTickets')).length;
    const called: string[] = [];
    page.on('request', (request) => called.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await context.setOffline(true);
    await expect(screen).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await world.journal('listTickets')).length).toBe(reads + 1);
    expect(called.filter((call) => !call.startsWith('GET '))).toEqual([]);
    await expect(screen).toBeHidden();
    await expectLive(page);
  });

  await test.step('a dialog that opens meanwhile waits beneath too', async () => {
    const printers = page.getByRole('link', { name: /^Printers/ });
    const dialog = page.getByRole('dialog', { name: 'Printers' });
    await printers.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await context.setOffline(true);
    await expect(screen).toBeVisible();
    // What a realtime message or a late answer would do.
    await printers.evaluate((link: HTMLElement) => link.click());
    await expect(dialog).toBeVisible();
    expect(await topmost(page)).toContain('Oopss.. you are offline');
    await context.setOffline(false);
    await expect(screen).toBeHidden();
    expect(await topmost(page)).toContain('Printers');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectLive(page);
  });

  await test.step('offline covers the screen within two seconds; coming back finds it as it was', async () => {
    await clearToasts(page);
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('MRC');
    await search.press('ArrowLeft');
    await context.setOffline(true);
    await expect(screen).toBeVisible({ timeout: 2_000 });
    await expect(screen).toContainText('Nothing is lost');
    await expect(screen).toContainText('continues automatically');
    await expect(screen.getByRole('heading')).toBeFocused();
    await expect(page.getByRole('alert').getByText('You are offline')).toBeVisible();
    await page.keyboard.type('lost?');

    await context.setOffline(false);
    await expect(screen).toBeHidden();
    await expect(page.getByRole('status').getByText('You are back online!')).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('MRC');
    await page.keyboard.type('-');
    await expect(search).toHaveValue('MR-C');
    await expectLive(page);
  });

  await context.setOffline(true);
  for (const [size, scheme] of SIZES.flatMap((one) => [[one, 'light'] as const, [one, 'dark'] as const])) {
    await test.step(`the offline screen is the whole window at ${size.width} px, and accessible, ${scheme}`, async () => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await expect(screen).toBeVisible();
      expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      await expectAccessible(page, scheme === 'light' ? 'all' : 'colours');
    });
  }
});

test('a till on a slow line says so, and offline keeps the half-typed shift and the sale', async ({
  page,
  context,
  world,
}) => {
  await startAt(context, 2);
  const cashier = await world.signIn('cashier');
  await cashier.open(page, '/d/pos');
  const dialog = page.getByRole('dialog', { name: 'Start shift' });

  await test.step('an open dialog with half-typed text stays beneath, regardless of the keys pressed', async () => {
    const cash = dialog.getByLabel('Cash amount');
    await cash.fill('123');
    await context.setOffline(true);
    await expect(screenOf(page)).toBeVisible();
    await expect(cash).not.toBeFocused();
    for (const key of ['Escape', 'Escape', 'Enter', '9']) await page.keyboard.press(key);
    await expect(screenOf(page)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await context.setOffline(false);
    await expect(screenOf(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(cash).toBeFocused();
    await expect(cash).toHaveValue('123');
  });

  await test.step('a key pressed just before the line is back is not typed afterwards', async () => {
    const cash = dialog.getByLabel('Cash amount');
    await context.setOffline(true);
    await expect(screenOf(page)).toBeVisible();
    await page.keyboard.press('9');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await context.setOffline(false);
    await expect(screenOf(page)).toBeHidden();
    await expect(cash).toBeFocused();
    // What was held back would come before this one.
    await page.keyboard.press('5');
    await expect(cash).toHaveValue('1235');
  });

  await test.step('the till flags a slow line too', async () => {
    await dialog.getByLabel('Jetty').selectOption('Jeti Muara');
    await dialog.getByLabel('Counter', { exact: true }).selectOption('Counter 1');
    const slip = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await slip;
    await expect(page.getByText('Low connection')).toBeVisible();
  });

  await test.step('a sale at the till is kept, and its keys sell nothing meanwhile', async () => {
    await fillSale(page);
    await context.setOffline(true);
    await expect(screenOf(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(screenOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('2');
  });
});

/** The words of the dialog that the middle of the window belongs to. */
const topmost = (page: Page): Promise<string> =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.textContent ?? '');

test.describe('a slow line', () => {
  /** What the browser says of the line; `tell` makes it say so at once. */
  const setSpeed = (page: Page, downlink: number, tell: boolean): Promise<void> =>
    page.evaluate(
      ([speed, loud]) => {
        const line = Reflect.get(navigator, 'connection') as EventTarget & { downlink: number };
        line.downlink = speed;
        if (loud) line.dispatchEvent(new Event('change'));
      },
      [downlink, tell] as const,
    );
  test('below five Mbit/s it is flagged, at once when the browser says so and every five minutes', async ({
    page,
    context,
    world,
  }) => {
    await page.clock.install();
    await startAt(context, 10);
    const manager = await world.signIn('manager');
    await manager.open(page);
    const flag = page.getByRole('banner').getByText('Low connection');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.runFor(4_000);
    await setSpeed(page, 4.9, true);
    await expect(flag).toBeVisible();
    await expectAccessible(page);
    await setSpeed(page, 5, true);
    await expect(flag).toBeHidden();
    await setSpeed(page, 1, false);
    await page.clock.runFor(240_000);
    await expect(flag).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(flag).toBeVisible();
  });
});

test.describe('refused storage', () => {
  const WORDS = 'Please enable cookies for this app to work properly';

  test('sign-in says so and offers nothing that cannot work', async ({ page, context }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto('/d/login');
    await expect(page.getByRole('alert').getByText(WORDS)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
    await expectAccessible(page);
  });

  test('a token that cannot be kept is said in a toast', async ({ page, context, complaints }) => {
    complaints.allow(/401/);
    await context.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key === 'muara.token') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto('/d/login');
    await page.getByLabel('Email').fill('cashier@muara.test');
    await page.getByLabel('Password', { exact: true }).fill('muara123');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(WORDS)).toBeVisible();
  });
});
