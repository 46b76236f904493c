import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { inTheme, lookAt } from './support/look.ts';
import { counterSale } from '../support/stages/sales.ts';
import { painted } from './support/tickets.ts';
import {
  atTill,
  choosePackage,
  counter,
  fillSale,
  group,
  method,
  notPrinted,
  openDrawer,
  payCash,
  toCheckout,
} from './support/till.ts';
import { goTo } from './support/walk.ts';
import type { World } from './support/world.ts';

// Half-faded colours are nobody's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a path as somebody. */
const openAs = async (page: Page, world: World, account: string, path: string) =>
  (await world.signIn(account)).open(page, path);

/** Checks a rendered screen. */
async function lookAtScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await lookAt(page, name);
}

test('in front of the session: not found, login, login with errors', async ({ page }) => {
  await page.goto('/no-such-page');
  await lookAtScreen(page, 'not found');
  await page.goto('/d/login');
  await lookAtScreen(page, 'login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please complete this field').first()).toBeVisible();
  await lookAtScreen(page, 'login with errors');
});

test('screens of a manager: dashboard with its charts, ticket list with and without a match, account menu', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'manager', '/d/dashboard');
  await expect(page.getByRole('region', { name: 'Recent Activities' })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('table', { name: 'Weekly Sales', exact: true })).toBeAttached();
  await lookAtScreen(page, 'dashboard of the staff, with its charts');
  await goTo(page, '/d/tickets/0?type=used');
  await expect(page.getByRole('table', { name: /^Tickets Management/ })).toBeVisible();
  await lookAtScreen(page, 'ticket list');
  await goTo(page, '/d/tickets/0?search=nobody-is-called-so');
  await expect(page.getByText('No matching tickets')).toBeVisible();
  await lookAtScreen(page, 'ticket list without a match');
  await page.getByRole('button', { name: 'Reset' }).last().click();
  await expect(page.getByRole('table', { name: /^Tickets Management/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await lookAtScreen(page, 'account menu');
});

test('dialogs of a manager: printers, logout', async ({ page, world }) => {
  await openAs(page, world, 'manager', '/d/printers');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Receipt printer/ })).toBeVisible();
  await lookAtScreen(page, 'printers');
  await page.keyboard.press('Escape');
  await goTo(page, '/d/logout');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await lookAtScreen(page, 'logout');
});

test('dashboard of an agent is accessible', async ({ page, world }) => {
  await openAs(page, world, 'agent', '/d/dashboard');
  await expect(page.getByRole('table', { name: 'My Purchases' })).toBeAttached();
  await lookAtScreen(page, 'dashboard of an agent');
});

/** Looks at a dialog, then closes it. */
async function lookAtDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await lookAt(page, name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.describe('the till', () => {
  test.slow();

  test('before a sale: packages, their details, calendar, shortcuts, close shift', async ({ page, world }) => {
    await atTill(page, world);
    await lookAt(page, 'package step');
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await lookAtDialog(page, 'Melaka River Day Cruise');
    await page.keyboard.press('c');
    await lookAtDialog(page, 'Change Date');
    await page.keyboard.press('?');
    await lookAtDialog(page, 'Keyboard shortcuts');
    await page.getByRole('button', { name: 'Close shift' }).click();
    await lookAtDialog(page, 'Close shift');
  });

  test('where from, who and for whom: jetties, slots, passengers, price trace, customer, with their errors', async ({
    page,
    world,
  }) => {
    await world.freezeAt('12:30');
    await atTill(page, world);
    await choosePackage(page);
    const jetties = page.getByRole('list', { name: 'Jetties' });
    await expect(jetties).toBeVisible();
    await lookAt(page, 'jetty step');
    await jetties.getByRole('button', { name: /Sungai Linggi/ }).click();
    await expect(page.getByRole('list', { name: 'Slots at Sungai Linggi' })).toBeVisible();
    await lookAt(page, 'slots');
    await jetties.getByRole('button', { name: /Jeti Muara/ }).click();
    await group(page, 'Non Malaysian').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(group(page, 'Malaysian').getByText('Please provide passenger')).toBeVisible();
    await lookAt(page, 'passengers step');
    await group(page, 'Non Malaysian').getByRole('checkbox').uncheck();
    await counter(group(page, 'Malaysian'), 'Adult').fill('2');
    await page.getByRole('button', { name: /^Total RM 60\.00/ }).click();
    await lookAtDialog(page, 'Price breakdown');
    await page.getByRole('button', { name: 'Continue' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('<3');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(name).toHaveAccessibleDescription('Name cannot contain special characters');
    await lookAt(page, 'customer step');
  });

  test('how it is paid, and the result: the order on a phone, checkout, discount, transfer, card, drawer, picker, result', async ({
    page,
    world,
  }) => {
    await atTill(page, world);
    await fillSale(page);
    await test.step('the order on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: /^Order/ }).click();
      await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
      await expectAccessible(page);
      await inTheme(page, 'dark');
      await expectAccessible(page, 'colours');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Order' })).toBeHidden();
      await inTheme(page, 'light');
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await toCheckout(page);
    await lookAt(page, 'checkout step');
    await page.getByRole('button', { name: 'Discount' }).click();
    await lookAtDialog(page, 'Discount');
    await method(page, 'Bank Transfer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await lookAtDialog(page, 'Bank Transfer');
    await method(page, 'Card').click();
    await lookAtDialog(page, 'Card');
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Cash received').fill('50');
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(drawer.getByText(/^Amount cannot be less/)).toBeVisible();
    await lookAtDialog(page, 'Cash');
    await payCash(page);
    await expect(notPrinted(page)).toBeVisible();
    await lookAt(page, 'result');
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    await lookAtDialog(page, 'Printers');
  });

  test('the shift of a cashier: start with its errors, the question before leaving, a ticket of it, its end', async ({
    page,
    world,
  }) => {
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/pos');
    await page.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByText('Please select jetty')).toBeVisible();
    await lookAt(page, 'start shift');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAt(page, 'leave POS');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const { ticket } = await cashier.call.generateTicket({
      body: counterSale({ name: 'Nur Aina', email: 'nur.aina@mail.test' }),
    });
    await goTo(page, `/d/tickets/0/${ticket!.code}`);
    await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
    await lookAtScreen(page, 'ticket');

    await cashier.call.closeShift({ body: { total_cash: 200, jetty_id: 1 } });
    await page.goto('/d/pos');
    await expect(page.getByText('Your shift have ended')).toBeVisible();
    await lookAt(page, 'shift closed');
  });
});

test('till: every control is at least 44 px tall at 390 and 820 px, and nothing hangs over the edge', async ({
  page,
  world,
}) => {
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await atTill(page, world);
  const small = (): Promise<string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main input:not([type="checkbox"]), main select, footer button',
        ),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((control) => ({
          box: control.getBoundingClientRect(),
          name: control.getAttribute('aria-label') ?? control.innerText,
        }))
        .filter(({ box }) => box.height < 44)
        .map(({ box, name }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
  const overhang = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  /** Measures what is shown at both sizes. */
  const measure = async (screen: string): Promise<void> => {
    for (const size of [{ width: 820, height: 1180 }, phone]) {
      await page.setViewportSize(size);
      await painted(page);
      expect(await small(), `${screen} at ${size.width} px`).toEqual([]);
      expect(await overhang(), `${screen} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  };
  await measure('package');
  await fillSale(page);
  await measure('passengers');
  await toCheckout(page);
  await measure('checkout');
  await payCash(page);
  await expect(notPrinted(page)).toBeVisible();
  await measure('result');
});
