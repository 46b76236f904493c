import type { Locator, Page } from '@playwright/test';
import { browserNow } from './support/clock.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

const menuOf = (page: Page): Locator => page.getByRole('menu', { name: 'App menu' });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Tickets Management (Normal)' });

/** Opens the list, and waits until the menu's code has come. */
async function open(page: Page, world: World, account = 'manager'): Promise<void> {
  await page.clock.install();
  await (await world.signIn(account)).open(page, '/d/tickets/0');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.clock.runFor(4_000);
  // Returns once the code that has come is at work.
  await expect.poll(() => isAppsOwn(page, title(page))).toBe(true);
}

/** Whether the app's menu would open there: the browser's own was prevented. */
function isAppsOwn(page: Page, where: Locator, shiftKey = false): Promise<boolean> {
  return where.first().evaluate((element, shift) => {
    const event = new PointerEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      button: 2,
      clientX: 300,
      clientY: 200,
      shiftKey: shift,
    });
    element.dispatchEvent(event);
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return event.defaultPrevented;
  }, shiftKey);
}

async function yearOf(page: Page): Promise<number> {
  return new Date(await browserNow(page)).getFullYear();
}

test('a manager’s right click: App Info and Logout within the window, and where the browser keeps its own menu', async ({
  page,
  world,
}) => {
  await test.step('sign-in does not end with name, version and copyright', async () => {
    await page.goto('/d/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  await open(page, world);
  await test.step('signed-in screens end with name, version and copyright', async () => {
    const { version } = (await (await page.request.get('/config.json')).json()) as { version: string };
    await expect(page.getByRole('contentinfo')).toContainText(`Muara ${version}`);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${await yearOf(page)} Muara`);
  });

  await test.step('a right click opens App Info and Logout', async () => {
    await title(page).click({ button: 'right' });
    await expect(menuOf(page).getByRole('menuitem')).toHaveText(['App Info', 'Logout']);
    await expectAccessible(page);
    await inTheme(page, 'dark');
    await expectAccessible(page, 'colours');
    await menuOf(page).getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Hold On!' })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    await inTheme(page, 'light');
  });

  await test.step('App Info tells version and copyright, and gives the focus back', async () => {
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.focus();
    await title(page).click({ button: 'right' });
    await page.keyboard.press('Enter');
    const info = page.getByRole('dialog', { name: 'App Info' });
    const { version } = (await (await page.request.get('/config.json')).json()) as { version: string };
    await expect(info).toContainText(version);
    await expect(info).toContainText(`© ${await yearOf(page)} Muara`);
    await expectAccessible(page);
    await inTheme(page, 'dark');
    await expectAccessible(page, 'colours');
    await page.keyboard.press('Escape');
    await expect(info).toBeHidden();
    await inTheme(page, 'light');
  });

  await test.step('it stays within the window, and opens by the menu key at what has the focus', async () => {
    const { width, height } = page.viewportSize()!;
    await page.mouse.click(width - 30, height - 3, { button: 'right' });
    await expect(menuOf(page)).toBeVisible();
    const box = (await menuOf(page).boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
    await title(page).focus();
    await page.keyboard.press('ContextMenu');
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  });

  await test.step('fields, links, selected text and a click with Shift keep the browser’s own menu', async () => {
    expect(await isAppsOwn(page, page.getByRole('searchbox', { name: 'Search' }))).toBe(false);
    expect(await isAppsOwn(page, page.getByRole('combobox'))).toBe(false);
    expect(await isAppsOwn(page, page.getByRole('link', { name: 'Dashboard' }))).toBe(false);
    expect(await isAppsOwn(page, title(page), true)).toBe(false);
    await title(page).dblclick();
    expect(await isAppsOwn(page, title(page)), 'with a word selected').toBe(false);
    await page.keyboard.press('ArrowRight');
    await page.mouse.click(700, 120);
    expect(await isAppsOwn(page, title(page))).toBe(true);
    await page.getByRole('link', { name: /^Logout/ }).click();
    expect(await isAppsOwn(page, page.getByRole('alertdialog')), 'in a dialog').toBe(false);
  });
});

test('a cashier walks the menu by keys and finds the shift slips there; the till keeps the browser’s own', async ({
  page,
  world,
}) => {
  await open(page, world, 'cashier');
  await test.step('arrow keys, Home and End walk it; Escape, Tab and a click beside it close it', async () => {
    await title(page).focus();
    await title(page).click({ button: 'right' });
    const item = (name: string): Locator => menuOf(page).getByRole('menuitem', { name });
    await expect(item('App Info')).toBeFocused();
    for (const [key, name] of [
      ['ArrowDown', 'Start shift slip'],
      ['End', 'Logout'],
      ['ArrowDown', 'App Info'],
      ['ArrowUp', 'Logout'],
      ['ArrowUp', 'Close shift slip'],
      ['Home', 'App Info'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(item(name)).toBeFocused();
    }
    for (const key of ['Escape', 'Tab']) {
      await page.keyboard.press(key);
      await expect(menuOf(page)).toBeHidden();
      await expect(title(page)).toBeFocused();
      await title(page).click({ button: 'right' });
      await expect(menuOf(page)).toBeVisible();
    }
    await page.mouse.click(700, 120);
    await expect(menuOf(page)).toBeHidden();
  });

  await test.step('cashiers find their shift slips there', async () => {
    for (const [name, path] of [
      ['Start shift slip', '/d/shift-slip/start'],
      ['Close shift slip', '/d/shift-slip/close'],
    ] as const) {
      await goTo(page, '/d/tickets/0');
      await expect(title(page)).toBeVisible();
      await title(page).click({ button: 'right' });
      await expect(menuOf(page).getByRole('menuitem')).toHaveText([
        'App Info',
        'Start shift slip',
        'Close shift slip',
        'Logout',
      ]);
      const followed = page.waitForURL(`**${path}`);
      await menuOf(page).getByRole('menuitem', { name }).click();
      await followed;
    }
  });

  await test.step('the till keeps the browser’s own menu', async () => {
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await goTo(page, '/d/pos');
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    expect(await isAppsOwn(page, page.getByRole('heading', { name: 'Choose a package' }))).toBe(false);
  });
});

test('the stores stand there when the configuration knows them', async ({ page, context, stack, world }) => {
  const stores = {
    android: 'https://play.google.com/store/apps/details?id=my.muara',
    ios: 'https://apps.apple.com/my/app/muara/id1',
  };
  await context.route('**/config.json', async (route) => {
    const headers = { 'X-Sim-World': world.name };
    const answer = await route.fetch({ url: `${stack.origin}/config.json`, headers });
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), stores } });
  });
  await open(page, world);
  await title(page).click({ button: 'right' });
  await expect(menuOf(page).getByRole('menuitem')).toHaveText(['App Info', 'Google Play', 'App Store', 'Logout']);
  await expect(menuOf(page).getByRole('menuitem', { name: 'Google Play' })).toHaveAttribute('href', stores.android);
  await expect(menuOf(page).getByRole('menuitem', { name: 'App Store' })).toHaveAttribute('href', stores.ios);
  await expectAccessible(page);
});
