import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { counterSale } from './support/sales.ts';
import { atTill, choosePackage, closePicker, counter, fillSale, group, method, openDrawer, payCash, toCheckout } from './support/till.ts';
import type { World } from './support/world.ts';

// Half-faded colours are nobody's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Screen = [name: string, open: (page: Page, world: World) => Promise<unknown>];

const FRONT: Screen[] = [
  ['not found', (page) => page.goto('/no-such-page')],
  ['login', (page) => page.goto('/d/login')],
  [
    'login with errors',
    async (page) => {
      await page.goto('/d/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Please complete this field').first()).toBeVisible();
    },
  ],
];

const as = (account: string, path: string): Screen[1] => async (page, world) => (await world.signIn(account)).open(page, path);

const AREA: Screen[] = [
  [
    'dashboard of the staff, with its charts',
    async (page, world) => {
      await as('manager', '/d/dashboard')(page, world);
      await expect(page.getByRole('region', { name: 'Recent Activities' })).toBeVisible();
      await page.mouse.wheel(0, 300);
      await expect(page.getByRole('table', { name: 'Weekly Sales', exact: true })).toBeAttached();
    },
  ],
  [
    'dashboard of an agent',
    async (page, world) => {
      await as('agent', '/d/dashboard')(page, world);
      await expect(page.getByRole('table', { name: 'My Purchases' })).toBeAttached();
    },
  ],
  [
    'ticket list',
    async (page, world) => {
      await as('manager', '/d/tickets/0?type=used')(page, world);
      await expect(page.getByRole('table')).toBeVisible();
    },
  ],
  ['ticket list without a match', as('manager', '/d/tickets/0?search=nobody-is-called-so')],
  [
    'ticket',
    async (page, world) => {
      const cashier = await world.signIn('cashier');
      await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
      const { ticket } = await cashier.call.generateTicket({ body: counterSale({ name: 'Nur Aina', email: 'nur.aina@mail.test' }) });
      await cashier.open(page, `/d/tickets/0/${ticket!.code}`);
      await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
    },
  ],
  [
    'print history',
    async (page, world) => {
      const manager = await world.signIn('manager');
      await manager.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
      const { ticket } = await manager.call.generateTicket({ body: counterSale() });
      await manager.call.printTicket({ params: { code: ticket!.code }, body: { printer_id: 'MUARA-RECEIPT-1', type: 'receipt', ws: 0 } });
      await manager.open(page, `/d/tickets/0/${ticket!.code}`);
      await page.getByRole('button', { name: 'Print History' }).click();
      await expect(page.getByRole('dialog', { name: 'Print History' })).toBeVisible();
    },
  ],
  [
    'printers',
    async (page, world) => {
      await as('manager', '/d/printers')(page, world);
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Receipt printer/ })).toBeVisible();
    },
  ],
  [
    'logout',
    async (page, world) => {
      await as('manager', '/d/logout')(page, world);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'account menu',
    async (page, world) => {
      await as('manager', '/d/tickets/0')(page, world);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
    },
  ],
];

test('in front of the session: not found, login, login with errors', async ({ page, world }) => {
  for (const [name, open] of FRONT) {
    await open(page, world);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await lookAt(page, name);
  }
});

for (const [name, open] of AREA) {
  test(`${name} is accessible`, async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await lookAt(page, name);
  });
}

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
    await page.getByRole('button', { name: /^Details of/ }).first().click();
    await lookAtDialog(page, 'Melaka River Day Cruise');
    await page.keyboard.press('c');
    await lookAtDialog(page, 'Change Date');
    await page.keyboard.press('?');
    await lookAtDialog(page, 'Keyboard shortcuts');
    await page.getByRole('button', { name: 'Close shift' }).click();
    await lookAtDialog(page, 'Close shift');
  });

  test('where from, who and for whom: jetties, slots, passengers, price trace, customer, with their errors', async ({ page, world }) => {
    await world.freezeAt('12:30');
    await atTill(page, world);
    await choosePackage(page);
    const jetties = page.getByRole('list', { name: 'Jetties' });
    await expect(jetties).toBeVisible();
    await lookAt(page, 'jetty step');
    await jetties.getByRole('button', { name: /Sungai Linggi/ }).click();
    await expect(page.getByRole('list', { name: 'Slots of Sungai Linggi' })).toBeVisible();
    await lookAt(page, 'slots');
    await jetties.getByRole('button', { name: /Jeti Muara/ }).click();
    await group(page, 'Non Malaysian').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(group(page, 'Malaysian').getByText('Please provide passenger')).toBeVisible();
    await lookAt(page, 'passengers step');
    await group(page, 'Non Malaysian').getByRole('checkbox').uncheck();
    await counter(group(page, 'Malaysian'), 'Adult').fill('2');
    await page.getByRole('button', { name: /^Total RM 60\.00/ }).click();
    await lookAtDialog(page, 'How the total is made up');
    await page.getByRole('button', { name: 'Continue' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('<3');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(name).toHaveAccessibleDescription('Name cannot contain special characters');
    await lookAt(page, 'customer step');
  });

  test('how it is paid, and the result: checkout, discount, transfer, card, drawer, picker, result', async ({ page, world }) => {
    await atTill(page, world);
    await fillSale(page);
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
    await lookAtDialog(page, 'Printers');
    await expect(page.getByText('Receipt not printed')).toBeVisible();
    await lookAt(page, 'result');
  });

  test('the order on a phone', async ({ page, world }) => {
    await atTill(page, world);
    await fillSale(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Order/ }).click();
    await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
  });

  test('start shift with its errors, and the question before leaving', async ({ page, world }) => {
    await as('cashier', '/d/pos')(page, world);
    await page.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByText('Please select jetty')).toBeVisible();
    await lookAt(page, 'start shift');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAt(page, 'leave POS');
  });

  test('a closed shift', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await cashier.call.closeShift({ body: { total_cash: 200, jetty_id: 1 } });
    await cashier.open(page, '/d/pos');
    await expect(page.getByText('Your shift have ended')).toBeVisible();
    await lookAt(page, 'shift closed');
  });
});

for (const size of [{ width: 390, height: 844 }, { width: 820, height: 1180 }]) {
  test(`till: every control is at least 44 px tall at ${size.width} px, and nothing hangs over the edge`, async ({ page, world }) => {
    await page.setViewportSize(size);
    await atTill(page, world);
    const small = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button, main input:not([type="checkbox"]), main select, footer button')]
          .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((control) => ({ box: control.getBoundingClientRect(), name: control.getAttribute('aria-label') ?? control.innerText }))
          .filter(({ box }) => box.height < 44)
          .map(({ box, name }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
      );
    const overhang = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await small(), 'package').toEqual([]);
    expect(await overhang(), 'package').toBeLessThanOrEqual(0);
    await fillSale(page);
    expect(await small(), 'passengers').toEqual([]);
    expect(await overhang(), 'passengers').toBeLessThanOrEqual(0);
    await toCheckout(page);
    expect(await small(), 'checkout').toEqual([]);
    expect(await overhang(), 'checkout').toBeLessThanOrEqual(0);
    await payCash(page);
    await closePicker(page);
    expect(await small(), 'result').toEqual([]);
    expect(await overhang(), 'result').toBeLessThanOrEqual(0);
  });
}
