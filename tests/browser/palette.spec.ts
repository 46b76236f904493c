import type { Locator, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';

const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Find a screen, an action, a ticket or a person' });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens the palette on the dashboard of an account. */
async function openPalette(page: Page): Promise<void> {
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('asks for people when the typing pauses, and shows five at most', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  // A machine that stalls between two letters would be a pause.
  await page.clock.install();
  await manager.open(page);
  await openPalette(page);
  await stopClock(page);
  await page.keyboard.type('muara.test');
  expect(await world.journal('listUsers')).toHaveLength(0);
  await page.clock.resume();
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(5);
  expect(await world.journal('listUsers')).toHaveLength(1);
});

test('changes the language', async ({ page, world }) => {
  await (await world.signIn('manager')).open(page);
  await openPalette(page);
  await page.keyboard.type('melayu');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
});

test.describe('on a slow line', () => {
  test.use({ announcement: 'unread' });

  test('an announcement that is still loading when the palette opens waits until it is closed', async ({
    page,
    world,
  }) => {
    let load = (): void => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(/announcement\.dialog-.*\.js$/, async (route) => {
      await loaded;
      await route.continue();
    });
    const requested = page.waitForRequest(/announcement\.dialog-/);
    await (await world.signIn('manager')).open(page);
    await requested;
    await openPalette(page);
    load();
    // The app has the module when the page has; what comes of it is there two frames later.
    await page.evaluate(
      async (url) => {
        await import(url);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      (await requested).url(),
    );
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Welcome aboard' })).toBeVisible();
  });
});
