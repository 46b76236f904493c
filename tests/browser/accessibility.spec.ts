import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { counterSale } from './support/sales.ts';
import { atTill, choosePackage, closePicker, fillSale, group, method, openDrawer, payCash, toCheckout, toPassengers } from './support/till.ts';
import type { World } from './support/world.ts';

// Half-faded colours are nobody's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Looks at what is on screen in light and dark, at a desk and on a phone. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const what = colorScheme === 'light' ? 'all' : 'colours';
      await test.step(`${size.width} px, ${colorScheme}`, () => expectAccessible(page, what));
    }
  }
  await page.setViewportSize(SIZES[0]!);
}

type Screen = [name: string, open: (page: Page, world: World) => Promise<unknown>];

const FRONT: Screen[] = [
  ['landing', (page) => page.goto('/')],
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

for (const [name, open] of [...FRONT, ...AREA]) {
  test(`${name} is accessible`, async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await expectAccessibleEverywhere(page);
  });
}

const dialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible();

/** The till from its first step on; each goes on from the package step of an open till. */
const TILL: Screen[] = [
  ['package step', async (page) => expect(page.getByRole('list', { name: 'Packages' })).toBeVisible()],
  [
    'package details',
    async (page) => {
      await page.getByRole('button', { name: /^Details of/ }).first().click();
      await dialog(page, 'Melaka River Day Cruise');
    },
  ],
  ['jetty step', choosePackage],
  [
    'slots',
    async (page) => {
      await choosePackage(page);
      await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Sungai Linggi/ }).click();
      await expect(page.getByRole('list', { name: 'Slots of Sungai Linggi' })).toBeVisible();
    },
  ],
  [
    'passengers step with both groups and an error',
    async (page) => {
      await toPassengers(page);
      await group(page, 'Non Malaysian').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(group(page, 'Malaysian').getByText('Please provide passenger')).toBeVisible();
    },
  ],
  [
    'customer step with an error',
    async (page) => {
      await fillSale(page);
      await page.getByRole('button', { name: 'Continue' }).click();
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill('<3');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(name).toHaveAccessibleDescription('Name cannot contain special characters');
    },
  ],
  [
    'checkout step',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
    },
  ],
  [
    'cash drawer',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
      const drawer = await openDrawer(page);
      await drawer.getByLabel('Cash received').fill('50');
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      await expect(drawer.getByText(/^Amount cannot be less/)).toBeVisible();
    },
  ],
  [
    'bank transfer',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
      await method(page, 'Bank Transfer').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Please select the options').first()).toBeVisible();
    },
  ],
  [
    'discount',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
      await page.getByRole('button', { name: 'Discount' }).click();
      await dialog(page, 'Discount');
    },
  ],
  [
    'price trace',
    async (page) => {
      await fillSale(page);
      await page.getByRole('button', { name: /RM 75\.00/ }).click();
      await dialog(page, 'How the total is made up');
    },
  ],
  [
    'shortcuts',
    async (page) => {
      await page.keyboard.press('?');
      await dialog(page, 'Keyboard shortcuts');
    },
  ],
  [
    'calendar',
    async (page) => {
      await page.keyboard.press('c');
      await dialog(page, 'Change Date');
    },
  ],
  [
    'close shift',
    async (page) => {
      await page.getByRole('button', { name: 'Close shift' }).click();
      await dialog(page, 'Close shift');
    },
  ],
  [
    'result, with the picker of printers',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
      await payCash(page);
      await dialog(page, 'Printers');
    },
  ],
  [
    'result',
    async (page) => {
      await fillSale(page);
      await toCheckout(page);
      await payCash(page);
      await closePicker(page);
    },
  ],
];

for (const [name, open] of TILL) {
  test(`till: ${name} is accessible`, async ({ page, world }) => {
    await world.freezeAt('12:30');
    await atTill(page, world);
    await open(page, world);
    await expectAccessibleEverywhere(page);
  });
}

test('till: the order on a phone is accessible', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await page.setViewportSize(SIZES[1]!);
  await page.getByRole('button', { name: /^Order/ }).click();
  await dialog(page, 'Order');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
});

test('till: start shift and its errors are accessible', async ({ page, world }) => {
  await as('cashier', '/d/pos')(page, world);
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByText('Please select jetty')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('till: a closed shift is accessible', async ({ page, world }) => {
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await cashier.call.closeShift({ body: { total_cash: 200, jetty_id: 1 } });
  await cashier.open(page, '/d/pos');
  await expect(page.getByText('Your shift have ended')).toBeVisible();
  await expectAccessibleEverywhere(page);
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
