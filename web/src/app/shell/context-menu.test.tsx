import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { expectTexts, focus, goTo, press, step } from '@testing/actions.ts';
import { expectAccessible, lookTwice } from '@testing/looks.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { rows } from '@testing/tickets.ts';

const menu = (): Locator => page.getByRole('menu', { name: 'App menu' });
const item = (name: string): Locator => menu().getByRole('menuitem', { name });
const title = (): Locator => page.getByRole('heading', { level: 1, name: 'Tickets Management (Normal)' });
const rightClick = (where: Locator): Promise<void> => where.click({ button: 'right' });

/** Opens the list, and waits until the menu's code has come. */
async function openTickets(world: TestWorld, account: string): Promise<void> {
  await renderScreen('/d/tickets/0', { as: account, world });
  await expect.element(rows().first()).toBeVisible();
  world.clock.pass(4_000);
  await expect.poll(() => isAppsOwn(title())).toBe(true);
}

/** Asks for a menu at a point of the window. Returns whether the browser's own was prevented. */
function askForMenu(on: Locator, point: { clientX: number; clientY: number }, shiftKey = false): boolean {
  const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, shiftKey, ...point });
  on.first().element().dispatchEvent(event);
  return event.defaultPrevented;
}

/** Whether the app's menu would open there. */
function isAppsOwn(where: Locator, shiftKey = false): boolean {
  const isOwn = askForMenu(where, { clientX: 300, clientY: 200 }, shiftKey);
  document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return isOwn;
}

test('a manager’s right click: App Info and Logout within the window, and where the browser keeps its own menu', async () => {
  const world = createTestWorld();
  const { version } = (await (await world.serve('/config.json')).json()) as { version: string };
  await openTickets(world, 'manager');

  await step('signed-in screens end with name, version and copyright', async () => {
    const footer = page.getByRole('contentinfo');
    await expect.element(footer).toHaveTextContent(`Muara ${version}`);
    await expect.element(footer).toHaveTextContent('© 2026 Muara');
  });

  await step('a right click opens App Info and Logout', async () => {
    await rightClick(title());
    await expectTexts(menu().getByRole('menuitem'), ['App Info', 'Logout']);
    await lookTwice();
    await item('Logout').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Hold On!' })).toBeVisible();
    await expect.element(menu()).not.toBeInTheDocument();
    await press('Escape');
    await expect.poll(shownPath).toBe('/d/tickets/0');
  });

  await step('App Info tells version and copyright, and gives the focus back', async () => {
    await rightClick(title());
    await press('Enter');
    const info = page.getByRole('dialog', { name: 'App Info' });
    await expect.element(info).toHaveTextContent(version);
    await expect.element(info).toHaveTextContent('© 2026 Muara');
    await lookTwice();
    await press('Escape');
    await expect.element(info).not.toBeInTheDocument();
    await expect.element(title()).toHaveFocus();
  });

  await step('it stays within the window, and opens by the menu key at what has the focus', async () => {
    expect(askForMenu(page.getByRole('main'), { clientX: innerWidth - 30, clientY: innerHeight - 3 })).toBe(true);
    await expect.element(menu()).toBeVisible();
    const { right, bottom } = menu().element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    await press('Escape');
    await expect.element(menu()).not.toBeInTheDocument();
    await press('ContextMenu', title());
    await expect.element(menu()).toBeVisible();
    const { x, y } = menu().element().getBoundingClientRect();
    expect(document.elementsFromPoint(x, y), 'at the title').toContain(title().element());
    await press('Escape');
    await expect.element(menu()).not.toBeInTheDocument();
  });

  await step('fields, links, selected text and a click with Shift keep the browser’s own menu', async () => {
    expect(isAppsOwn(page.getByRole('searchbox', { name: 'Search' }))).toBe(false);
    expect(isAppsOwn(page.getByRole('combobox'))).toBe(false);
    expect(isAppsOwn(page.getByRole('link', { name: 'Dashboard' }))).toBe(false);
    expect(isAppsOwn(title(), true)).toBe(false);
    getSelection()!.selectAllChildren(title().element());
    expect(isAppsOwn(title()), 'with a title selected').toBe(false);
    getSelection()!.removeAllRanges();
    expect(isAppsOwn(title())).toBe(true);
    await page.getByRole('link', { name: /^Logout/ }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    expect(isAppsOwn(question), 'in a dialog').toBe(false);
  });
});

test('a cashier walks the menu by keys and finds the shift slips there; the till keeps the browser’s own', async () => {
  const world = createTestWorld();
  await openTickets(world, 'cashier');

  await step('arrow keys, Home and End walk it; Escape, Tab and a click beside it close it', async () => {
    await focus(title());
    await rightClick(title());
    await expect.element(item('App Info')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowDown', 'Start shift slip'],
      ['End', 'Logout'],
      ['ArrowDown', 'App Info'],
      ['ArrowUp', 'Logout'],
      ['ArrowUp', 'Close shift slip'],
      ['Home', 'App Info'],
    ] as const) {
      await press(key);
      await expect.element(item(name)).toHaveFocus();
    }
    for (const key of ['Escape', 'Tab']) {
      await press(key);
      await expect.element(menu()).not.toBeInTheDocument();
      await expect.element(title()).toHaveFocus();
      await rightClick(title());
      await expect.element(menu()).toBeVisible();
    }
    await page.getByRole('main').click();
    await expect.element(menu()).not.toBeInTheDocument();
  });

  await step('cashiers find their shift slips there', async () => {
    for (const [name, path] of [
      ['Start shift slip', '/d/shift-slip/start'],
      ['Close shift slip', '/d/shift-slip/close'],
    ] as const) {
      await goTo('/d/tickets/0');
      await expect.element(title()).toBeVisible();
      await rightClick(title());
      await expectTexts(menu().getByRole('menuitem'), ['App Info', 'Start shift slip', 'Close shift slip', 'Logout']);
      await item(name).click();
      await expect.poll(shownPath).toBe(path);
    }
  });

  await step('the till keeps the browser’s own menu', async () => {
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await goTo('/d/pos');
    const till = page.getByRole('heading', { name: 'Choose a package' });
    await expect.element(till).toBeVisible();
    expect(isAppsOwn(till)).toBe(false);
  });
});

test('the menu lists the app stores that the configuration names', async () => {
  const stores = {
    android: 'https://play.google.com/store/apps/details?id=my.muara',
    ios: 'https://apps.apple.com/my/app/muara/id1',
  };
  await openTickets(createTestWorld({ stores }), 'manager');
  await rightClick(title());
  await expectTexts(menu().getByRole('menuitem'), ['App Info', 'Google Play', 'App Store', 'Logout']);
  await expect.element(item('Google Play')).toHaveAttribute('href', stores.android);
  await expect.element(item('App Store')).toHaveAttribute('href', stores.ios);
  await expectAccessible();
});
