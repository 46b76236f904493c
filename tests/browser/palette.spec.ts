import type { Locator, Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { goTo } from './support/walk.ts';

const field = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Find a screen, an action, a ticket or a person' });
const options = (page: Page): Locator => page.getByRole('listbox', { name: 'Find and go' }).getByRole('option');
const option = (page: Page, name: string | RegExp): Locator => options(page).filter({ hasText: name });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Opens the palette on the dashboard of an account. */
async function openPalette(page: Page): Promise<void> {
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Checks what an account finds in the open palette, and what not. */
async function findsOnly(page: Page, found: string[], missing: string[]): Promise<void> {
  for (const name of found) {
    await field(page).fill(name.replace(' ›', ''));
    await expect(option(page, name).first()).toBeVisible();
  }
  for (const name of missing) {
    await field(page).fill(name);
    await expect(page.getByRole('group', { name: 'Screens' }).getByRole('option')).toHaveCount(0);
  }
  await field(page).fill('no such thing at all');
  await expect(page.getByRole('status').getByText('No results')).toBeAttached();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeVisible();
}

test.describe('the palette', () => {
  test('a manager finds and goes: screens, a ticket, keys', async ({ page, world }) => {
    test.slow();
    const manager = await world.signIn('manager');
    await manager.open(page);
    await test.step('walks with the arrows, round and round, and names what is chosen', async () => {
      await openPalette(page);
      const chosen = page.getByRole('option', { selected: true });
      await expect(chosen).toHaveText('Dashboard');
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText('POS');
      expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(chosen).toHaveText('Logout');
      await expect(chosen).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText('Dashboard');
    });

    await test.step('goes to a screen by a few letters and Enter', async () => {
      await page.keyboard.press('Escape');
      await openPalette(page);
      await page.keyboard.type('tickets vvip');
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Tickets Management (VVIP)')).toBeFocused();
      await expect(field(page)).toHaveCount(0);
    });

    await test.step('opens a modal over the screen that it was called from', async () => {
      await expect(heading(page, 'Tickets Management (VVIP)')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('printers');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/d\/tickets\/1$/);
    });

    await test.step('Escape closes it, and the focus goes back to where it was', async () => {
      await goTo(page, '/d/tickets/0');
      await expect(heading(page, 'Tickets Management (Normal)')).toBeFocused();
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      await expect(search).toBeFocused();
      const button = page.getByRole('button', { name: 'Go to…' });
      await button.click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step('opens a ticket by its code in any case', async () => {
      const code = (await manager.call.listTickets({ query: {} })).data[0]!.code;
      await goTo(page, '/d/dashboard');
      await openPalette(page);
      await page.keyboard.type(code.toLowerCase());
      await expect(options(page).first()).toHaveText(`Open ticket ${code}`);
      await page.keyboard.press('Enter');
      await expect(heading(page, `Ticket #${code}`)).toBeVisible();
    });

    await test.step('opens a booking by its code, and one ticket of a batch by its longer one', async () => {
      const [booking] = (await manager.call.listBookings({ query: { vvip_charter: 1 } })).data;
      await goTo(page, '/d/dashboard');
      await openPalette(page);
      await page.keyboard.type(booking!.code);
      await expect(option(page, `Open booking ${booking!.code}`)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/d/booking/1/${booking!.code}$`));
      const [part] = (await manager.call.listTickets({ query: { ticket_type: 2 } })).data;
      await goTo(page, '/d/dashboard');
      await openPalette(page);
      await page.keyboard.type(part!.code.toLowerCase());
      await expect(options(page)).toHaveText([`Open ticket ${part!.code}`]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/d/tickets-detail/${part!.code}$`));
    });

    await test.step('does what it offers: theme, language, keys, the way out', async () => {
      await goTo(page, '/d/dashboard');
      await openPalette(page);
      await page.keyboard.type('dark');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await openPalette(page);
      await page.keyboard.type('keyboard');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await page.keyboard.type('logout');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Hold On!' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openPalette(page);
      await page.keyboard.type('melayu');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
    });
  });

  test('an agent finds Dashboard, My Purchase, Support, and not Setting, Users, Printers, Approvals', async ({
    page,
    world,
  }) => {
    await (await world.signIn('agent')).open(page);
    await openPalette(page);
    await findsOnly(page, ['Dashboard', 'My Purchase', 'Support'], ['Setting', 'Users', 'Printers', 'Approvals']);
  });

  test('offers no ticket to those who may not open one', async ({ page, world }) => {
    const csa = await world.signIn('csa');
    await csa.open(page);
    await openPalette(page);
    await page.keyboard.type('MRCX7K2M9QP');
    await expect(page.getByRole('status').getByText('No results')).toBeAttached();
    await expect(options(page)).toHaveCount(0);
  });

  test('a manager finds screens and people, each where they may be seen; the palette and the list of keys are accessible', async ({
    page,
    world,
  }) => {
    test.slow();
    const manager = await world.signIn('manager');
    await manager.open(page);
    await test.step('finds Setting, Users, My Profile, and not shift slip, Api Request Log, App Version', async () => {
      await openPalette(page);
      await findsOnly(page, ['Setting', 'Users', 'My Profile'], ['shift slip', 'Api Request Log', 'App Version']);
      await page.keyboard.press('Escape');
    });

    await test.step('is accessible, light and dark, and nothing hangs over the edge', async () => {
      for (const width of [1440, 390]) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await page.emulateMedia({ colorScheme: 'light' });
          await page.getByRole('button', { name: 'Go to…' }).click();
          await field(page).fill('ma');
          await expect(page.getByRole('group', { name: 'People' })).toBeVisible();
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(page, 'colours');
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          await page.keyboard.press('Escape');
          await expect(field(page)).toHaveCount(0);
        });
      }
    });

    await test.step('finds people for those who may see them', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPalette(page);
      await page.keyboard.type('aisyah');
      await option(page, 'Aisyah Rahman').click();
      await expect(page).toHaveURL(/\/d\/users\?search=cashier$/);
    });

    await test.step('the list of keys opens with ?, and not while somebody types', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await goTo(page, '/d/tickets/0');
      const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.pressSequentially('a?');
      await expect(search).toHaveValue('a?');
      await expect(keys).toHaveCount(0);
      await heading(page, 'Tickets Management (Normal)').focus();
      await page.keyboard.press('?');
      await expect(keys).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(keys).toBeVisible();
    });
  });

  test('a cashier finds the own screens, asks for nobody, and has no palette at the point of sale or over a dialog', async ({
    page,
    world,
  }) => {
    await (await world.signIn('cashier')).open(page);
    await test.step('finds Tickets › Normal, Start shift slip, Support, and not Setting, Users, Error Log', async () => {
      await openPalette(page);
      await findsOnly(page, ['Tickets › Normal', 'Start shift slip', 'Support'], ['Setting', 'Users', 'Error Log']);
    });

    await test.step('nobody else asks for people', async () => {
      await field(page).fill('');
      const before = (await world.journal('listUsers')).length;
      await page.keyboard.type('suraya');
      await expect(page.getByRole('status').getByText('No results')).toBeAttached();
      await expect(options(page)).toHaveCount(0);
      expect(await world.journal('listUsers')).toHaveLength(before);
    });

    await test.step('is not there at the point of sale, nor while a dialog is open', async () => {
      await page.keyboard.press('Escape');
      await goTo(page, '/d/pos');
      await expect(page.getByRole('dialog', { name: 'Start shift' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveCount(0);
      await page.goto('/d/printers');
      await expect(page.getByRole('dialog', { name: 'Printers' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });

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
});
