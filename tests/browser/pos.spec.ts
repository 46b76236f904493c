import type { Locator, Page } from '@playwright/test';
import { addDays } from '@muara/contract/rules';
import { expect, test } from './support/fixtures.ts';
import { linggiSale } from './support/sales.ts';
import {
  atTill,
  choosePackage,
  counter,
  fillSale,
  group,
  method,
  nextSale,
  openDrawer,
  payCash,
  soldCode,
  toCheckout,
  toPassengers,
} from './support/till.ts';
import { goTo } from './support/walk.ts';
import type { Person } from './support/person.ts';
import type { World } from './support/world.ts';

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

test.describe('who rides', () => {
  test('who rides: mixed groups, nobody at all, and the customer', async ({ page, world }) => {
    test.slow();
    const cashier = await atTill(page, world);
    await test.step('Malaysians and others ride on one ticket; the others need a country and a head', async () => {
      await toPassengers(page);
      await counter(group(page, 'Malaysian'), 'Adult').fill('1');
      const others = group(page, 'Non Malaysian');
      await others.getByRole('checkbox').check();
      const country = others.getByRole('combobox', { name: 'Country' });
      await expect(country).toBeFocused();
      await next(page).click();
      await expect(
        others.getByText('Please provide passenger').or(others.getByText('Please select country')).first(),
      ).toBeVisible();
      await counter(others, 'Adult').fill('2');
      await next(page).click();
      await expect(others.getByText('Please select country')).toBeVisible();
      await expect(country).toBeFocused();
      await expect(country).toHaveAttribute('aria-invalid', 'true');
      await country.selectOption('Singapore');
      await expect(others.getByText('Please select country')).toBeHidden();
      await toCheckout(page);
      await expect(page.getByText('RM 114.00').first()).toBeVisible();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({
        country: 'Singapore',
        state: 'Melaka',
        total_adult: 1,
        total_adult_foreigner: 2,
        total_amount: 114,
      });
    });

    await test.step('nobody at all is refused on the first counter', async () => {
      await nextSale(page);
      await toPassengers(page);
      await next(page).click();
      const malaysian = group(page, 'Malaysian');
      await expect(malaysian.getByText('Please provide passenger')).toBeVisible();
      await expect(counter(malaysian, 'Adult')).toBeFocused();
      await malaysian.getByRole('checkbox').uncheck();
      await next(page).click();
      await expect(malaysian.getByText('Please select passenger')).toBeVisible();
    });

    await test.step('switching a group off clears its own heads only', async () => {
      await group(page, 'Malaysian').getByRole('checkbox').check();
      await counter(group(page, 'Malaysian'), 'Adult').fill('2');
      const others = group(page, 'Non Malaysian');
      await others.getByRole('checkbox').check();
      await counter(others, 'Child').fill('3');
      await group(page, 'Malaysian').getByRole('checkbox').uncheck();
      await expect(counter(others, 'Child')).toHaveValue('3');
      await group(page, 'Malaysian').getByRole('checkbox').check();
      await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('0');
    });

    await test.step('the customer is optional, but what is typed must hold', async () => {
      await group(page, 'Non Malaysian').getByRole('checkbox').uncheck();
      await counter(group(page, 'Malaysian'), 'Adult').fill('2');
      await next(page).click();
      for (const [label, bad, message, good] of [
        ['Name', 'Aina <3', 'Name cannot contain special characters', 'Nur Aina'],
        ['Company Name', 'Sdn; Bhd', 'Company Name cannot contain special characters', 'Sdn Bhd'],
        ['Email', 'aina@mail', 'Please provide a valid email address', 'aina!@mail.test'],
        ['Email', 'aina!@mail.test', 'Email cannot contain special characters', 'aina@mail.test'],
        ['Phone', 'call me', 'Please provide a valid phone number', '012-345 6789'],
      ] as const) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.fill(bad);
        await next(page).click();
        await expect(field, label).toBeFocused();
        await expect(field, label).toHaveAccessibleDescription(message);
        await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
        await field.fill(good);
      }
      await next(page).click();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({
        name: 'Nur Aina',
        company_name: 'Sdn Bhd',
        email: 'aina@mail.test',
        contact: '0123456789',
      });
    });
  });
});

test.describe('how it is paid', () => {
  test('how it is paid: discounts, a transfer, the drawer', async ({ page, world }) => {
    test.slow();
    const cashier = await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await test.step('a discount can be taken off again', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      await panel.getByText('RM', { exact: true }).click();
      await panel.getByLabel('Amount').fill('75');
      await page.keyboard.press('Enter');
      const order = page.getByRole('complementary', { name: 'Order' });
      await expect(order.getByRole('button', { name: /^Total RM 0\.00/ })).toBeVisible();
      await order.getByRole('button', { name: 'Remove' }).click();
      await expect(order.getByRole('button', { name: /^Total RM 75\.00/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Discount' })).toBeVisible();
    });

    await test.step('a discount is percent or ringgit, within its bounds, and changes the total', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      const amount = panel.getByLabel('Amount');
      const add = panel.getByRole('button', { name: 'Add discount' });
      for (const [type, typed, message] of [
        ['%', '', 'Please complete this field'],
        ['%', '0', 'Invalid amount'],
        ['%', '100.01', 'Invalid amount'],
        ['RM', '75.01', 'Discount amount cannot be more than total amount'],
        ['RM', '1000000.01', 'Invalid amount'],
      ] as const) {
        await panel.getByText(type, { exact: true }).click();
        await amount.fill(typed);
        await add.click();
        await expect(amount, `${typed} ${type}`).toHaveAccessibleDescription(message);
        await expect(amount).toBeFocused();
      }
      await panel.getByText('%', { exact: true }).click();
      await amount.fill('10');
      await expect(panel.getByText('RM 7.50 off. New total RM 67.50')).toBeVisible();
      await add.click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Discount', exact: true })).toBeHidden();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({ amount: 75, amount_discount: 7.5, total_amount: 67.5 });
    });

    await test.step('quick amounts, keys and a pasted figure all fill the drawer', async () => {
      await nextSale(page);
      await fillSale(page);
      await toCheckout(page);
      const drawer = await openDrawer(page);
      const cash = drawer.getByLabel('Cash received');
      const change = drawer.getByRole('status');
      await expect(cash).toHaveValue('75.00');
      await expect(change).toHaveText(/Change\s*RM\s*0\.00/);
      await expect(drawer.getByRole('group', { name: 'Quick cash' }).getByRole('button')).toHaveText([
        'Exact',
        '80',
        '90',
        '100',
      ]);
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await expect(change).toHaveText(/Change\s*RM\s*25\.00/);
      await drawer.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '5', exact: true }).click();
      await expect(cash).toHaveValue('5');
      await expect(change).toHaveText(/Still to pay\s*RM\s*70\.00/);
      await cash.fill('RM 1,234.5');
      await expect(change).toHaveText(/Change\s*RM\s*1,159\.50/);
    });

    await test.step('a bank transfer needs its reference and its bank', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Cash' })).toBeHidden();
      await method(page, 'Bank Transfer').click();
      const panel = page.getByRole('dialog', { name: 'Bank Transfer' });
      const confirm = panel.getByRole('button', { name: 'Confirm' });
      const reference = panel.getByLabel('Reference number');
      const bank = panel.getByLabel('Bank', { exact: true });
      await expect(reference).toBeFocused();
      await confirm.click();
      await expect(reference).toHaveAccessibleDescription('Please complete this field');
      await expect(bank).toHaveAccessibleDescription('Please select the options');
      await expect(reference).toBeFocused();
      await reference.fill('TRX-2026-01');
      await confirm.click();
      await expect(bank).toBeFocused();
      await bank.selectOption('Maybank');
      await confirm.click();
      await expect(page.getByText('Paid by Bank Transfer')).toBeVisible();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: await soldCode(page) } });
      expect(ticket).toMatchObject({
        payment_method: 'Bank Transfer',
        cash_in: null,
        receipt_data: { ref_no: 'TRX-2026-01', bank_name: 'Maybank' },
      });
    });
  });

  test('Card and QR Pay, one sale after the other', async ({ page, world }) => {
    test.slow();
    await atTill(page, world);
    for (const name of ['Card', 'QR Pay']) {
      await test.step(`${name} is confirmed once it has gone through; Escape sells nothing`, async () => {
        const before = await world.countTickets();
        if (name !== 'Card') await nextSale(page);
        await fillSale(page);
        await toCheckout(page);
        await method(page, name).click();
        const panel = page.getByRole('dialog', { name });
        await expect(panel).toContainText('RM 75.00');
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        expect(await world.countTickets()).toBe(before);
        await method(page, name).click();
        await panel.getByRole('button', { name: 'Confirm' }).click();
        await expect(page.getByText(`Paid by ${name}`)).toBeVisible();
        expect(await world.countTickets()).toBe(before + 1);
      });
    }
  });
});

test.describe('the slots of Sungai Linggi', () => {
  const slots = (page: Page): Locator => page.getByRole('list', { name: 'Slots of Sungai Linggi' });
  const slot = (page: Page, from: string): Locator => slots(page).getByRole('button', { name: new RegExp(`^${from}`) });

  /** A till at 08:00, before the first slot. */
  async function early(page: Page, world: World): Promise<Person> {
    await world.freezeAt('08:00');
    return atTill(page, world);
  }

  /** Sells a slot elsewhere until so many seats are left. */
  async function leaveSeats(
    cashier: Person,
    world: World,
    seats: number,
    at: '10:00' | '15:00' = '10:00',
  ): Promise<void> {
    const { slots: now } = await cashier.call.listSlots({
      body: { package_id: 1, jetty_id: 3, date: await world.today() },
    });
    const { available } = now.find(({ from }) => from === at)!;
    await cashier.call.generateTicket({
      body: linggiSale(available - seats, at === '10:00' ? '10:00 - 11:00' : '15:00 - 16:00'),
    });
  }

  async function toSlots(page: Page): Promise<void> {
    await choosePackage(page);
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Sungai Linggi/ })
      .click();
    await expect(slots(page)).toBeVisible();
  }

  test('at eight in the morning: a slot that is chosen, its last seats, and seats that go elsewhere', async ({
    page,
    world,
  }) => {
    test.slow();
    const cashier = await early(page, world);
    await test.step('a slot is chosen and stands on the ticket', async () => {
      await toSlots(page);
      await slot(page, '14:00').click();
      await counter(group(page, 'Malaysian'), 'Adult').fill('2');
      await toCheckout(page);
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({ slot: '14:00 - 15:00', jetty_id: 3, depart_date: await world.today() });
    });

    await test.step('the counters stop at the last seat and say why', async () => {
      await nextSale(page);
      await leaveSeats(cashier, world, 2);
      await toSlots(page);
      await slot(page, '10:00').click();
      const malaysian = group(page, 'Malaysian');
      await counter(malaysian, 'Adult').fill('9');
      await expect(counter(malaysian, 'Adult')).toHaveValue('2');
      await expect(page.getByRole('status').filter({ hasText: 'Only 2 left' })).toBeVisible();
      await expect(malaysian.getByRole('button', { name: 'More Adult', exact: true })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });

    await test.step('a till that hears of the last seats says so at once', async () => {
      await page
        .getByRole('navigation', { name: 'Steps' })
        .getByRole('button', { name: /^Jetty/ })
        .click();
      await slot(page, '15:00').click();
      await counter(group(page, 'Malaysian'), 'Adult').fill('5');
      await leaveSeats(cashier, world, 3, '15:00');
      await expect(page.getByRole('status').filter({ hasText: 'Only 3 left' })).toBeVisible();
      await next(page).click();
      await expect(counter(group(page, 'Malaysian'), 'Adult')).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    });
  });

  test('each slot says in words what is left: seats, Fully Booked, Past, and Seatide on the morning of a tide', async ({
    page,
    world,
  }) => {
    await world.freezeAt('12:30');
    const today = await world.today();
    const cashier = await atTill(page, world);
    const { slots: before } = await cashier.call.listSlots({ body: { package_id: 1, jetty_id: 3, date: today } });
    const seats = (from: string): number => before.find((one) => one.from === from)!.available;
    await cashier.call.generateTicket({ body: linggiSale(seats('15:00'), '15:00 - 16:00') });
    await cashier.call.generateTicket({ body: linggiSale(seats('16:00') - 2, '16:00 - 17:00') });
    await toSlots(page);
    await expect(slot(page, '09:00')).toContainText('Past');
    await expect(slot(page, '14:00')).toContainText(`${seats('14:00')} available`);
    await expect(slot(page, '15:00')).toContainText('Fully Booked');
    await expect(slot(page, '15:00')).toHaveAttribute('aria-disabled', 'true');
    await expect(slot(page, '16:00')).toContainText('2 available');
    await slot(page, '15:00').click({ force: true });
    await expect(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
    await next(page).click();
    await expect(page.getByRole('alert').getByText('Please select slot')).toBeVisible();

    await page.getByRole('button', { name: 'Change Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Change Date' });
    for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(slot(page, '09:00')).toContainText('Seatide');
    await expect(slot(page, '09:00')).toHaveAttribute('aria-disabled', 'true');
    await expect(slot(page, '14:00')).toContainText('available');
  });

  test('more heads than another till has left are refused by the server: the focus goes to the slots, the order stays', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    const cashier = await early(page, world);
    await toSlots(page);
    await slot(page, '10:00').click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('5');
    // From here on this till hears nothing of what the others sell.
    await page.route('**/tickets/slots', () => undefined);
    await leaveSeats(cashier, world, 3);
    const before = await world.countTickets();
    await toCheckout(page);
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert').getByText('Only 3 seats left')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
    await expect(slots(page)).toBeFocused();
    expect(await world.countTickets()).toBe(before);

    await slot(page, '14:00').click();
    await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('5');
    await toCheckout(page);
    await payCash(page);
    expect(await world.countTickets()).toBe(before + 1);
  });
});

test.describe('the calendar', () => {});

test.describe('who may sell', () => {
  for (const account of ['accountant', 'csa', 'marketing']) {
    test(`${account}, without Tickets/Create, is told so and taken to the dashboard`, async ({ page, world }) => {
      const person = await world.signIn(account);
      await person.open(page, '/d/pos');
      const modal = page.getByRole('alertdialog');
      await expect(modal).toContainText('You dont have permission to create ticket');
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
  }

  for (const account of ['customer', 'tourguide', 'agent']) {
    test(`${account} never sees the till`, async ({ page, world }) => {
      const person = await world.signIn(account);
      await person.open(page, '/d/pos');
      const ok = page.getByRole('alertdialog').getByRole('button', { name: 'Ok' });
      const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
      await expect(ok.or(dashboard)).toBeVisible();
      if (await ok.isVisible()) await ok.click();
      await expect(dashboard).toBeVisible();
      expect(await world.journal('getSalePackages')).toEqual([]);
    });
  }

  test('before the shift: counted money, what is missing, and the way out', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/pos');
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await test.step('without a shift there is no till: leaving asks, staying stays', async () => {
      await dialog.getByRole('button', { name: 'Start shift' }).click();
      await expect(dialog.getByLabel('Cash amount')).toHaveAccessibleDescription('Please complete this field');
      await expect(dialog.getByLabel('Jetty')).toHaveAccessibleDescription('Please select jetty');
      await expect(dialog.getByLabel('Counter', { exact: true })).toHaveAccessibleDescription(
        'Please select the options',
      );
      await expect(dialog.getByLabel('Cash amount')).toBeFocused();
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });

    await test.step('counted notes and coins fill the opening cash: 3 × 50 and 2 × 20 are 190.00', async () => {
      await goTo(page, '/d/pos');
      await dialog.getByRole('button', { name: 'Count notes and coins' }).click();
      await dialog.getByLabel('How many RM 50', { exact: true }).fill('3');
      await dialog.getByLabel('How many RM 20', { exact: true }).fill('2');
      await expect(dialog.getByLabel('Cash amount')).toHaveValue('190.00');
    });
  });

  test('a counter that somebody else has opened is refused with the words of the server', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    const other = await world.signIn('cashier2');
    await other.call.startShift({ body: { cash_in: 100, jetty_id: 1, station: 'Counter 1' } });
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/pos');
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await dialog.getByLabel('Cash amount').fill('200');
    await dialog.getByLabel('Jetty').selectOption('Jeti Muara');
    await dialog.getByLabel('Counter', { exact: true }).selectOption('Counter 1');
    await dialog.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Oopss' })).toContainText('Counter is in use by Suraya Hashim');
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(dialog.getByLabel('Cash amount')).toHaveValue('200');
  });

  test('an exhibition shift sells its own packages, without jetty and date', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: null, station: null, exhibition: true } });
    await cashier.open(page, '/d/pos');
    await expect(page.getByRole('banner').getByText('Exhibition')).toBeVisible();
    await page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /^River Heritage Exhibition/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('1');
    await toCheckout(page);
    const code = await payCash(page);
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ exhibition: true, jetty_id: null, depart_date: null, total_amount: 20 });
  });
});

test.describe('exactly once', () => {
  const generate = '**/api/tickets/generate';

  test('a request that the network delivers twice makes one ticket, and the till starts afresh', async ({
    page,
    world,
  }) => {
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await page.route(generate, async (route) => {
      await route.fetch();
      await route.continue();
    });
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    expect((await world.journal('generateTicket')).map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.countTickets()).toBe(before + 1);
  });

  for (const [name, message, lose] of [
    ['cut', 'Failed to fetch. Please check your network connection', 'abort'],
    ['unreadable', 'Something went wrong', 'garble'],
  ] as const) {
    test(`a sale whose answer is ${name} keeps the till usable, and trying again shows the one ticket`, async ({
      page,
      world,
      complaints,
      conformance,
    }) => {
      complaints.allow(/ERR_FAILED/);
      conformance.allow(/^generateTicket 200: SyntaxError/);
      const before = await world.countTickets();
      const cashier = await atTill(page, world);
      await fillSale(page);
      await toCheckout(page);
      await page.route(
        generate,
        async (route) => {
          const response = await route.fetch();
          if (lose === 'abort') await route.abort();
          else await route.fulfill({ response, body: (await response.text()).slice(0, 40) });
        },
        { times: 1 },
      );
      const drawer = await openDrawer(page);
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      const modal = page.getByRole('alertdialog', { name: 'Oopss' });
      await expect(modal).toContainText(message);
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect(drawer.getByLabel('Cash received')).toHaveValue('100.00');
      await drawer.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByTestId('change-due')).toHaveText('RM 25.00');
      expect(await world.countTickets()).toBe(before + 1);
      const { data } = await cashier.call.listTickets({ query: {} });
      expect(data[0]!.code).toBe(await soldCode(page));
    });
  }

  test('an order that was changed after a lost answer is another sale', async ({ page, world, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    // This one never reached the server.
    await page.route(generate, (route) => route.abort(), { times: 1 });
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: /Passengers/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Child').fill('0');
    await toCheckout(page);
    await payCash(page);
    expect(await world.countTickets()).toBe(before + 1);
    const [sale, ...others] = await world.journal('generateTicket');
    expect(sale!.body).toMatchObject({ total_adult: 2, total_child: 0, amount: 60 });
    expect(others).toEqual([]);
  });
});

test('one till: its window, its calendar, its keys, its taps, a double click, and the sale before', async ({
  page,
  world,
}) => {
  test.slow();
  const before = await world.countTickets();
  await atTill(page, world);
  await test.step('the till hides the menu of the dashboard and names its window', async () => {
    await expect(page).toHaveTitle('Point of Sale – Muara');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });

  await test.step('a closed day can be reached, says why, and cannot be chosen', async () => {
    const holiday = addDays(await world.today(), 12);
    await choosePackage(page);
    await page.getByRole('button', { name: 'Change Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Change Date' });
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowRight');
    const day = calendar.getByRole('button', { name: /Hari Raya/ }).first();
    await expect(day).toBeFocused();
    await expect(day).toHaveText(String(Number(holiday.slice(8))));
    await expect(calendar.getByRole('status')).toContainText('Hari Raya');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
  });

  await test.step('no shortcut fires while a field has the focus, and ? lists them all', async () => {
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('2');
    await counter(group(page, 'Malaysian'), 'Child').fill('1');
    await next(page).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('');
    await name.pressSequentially('dtmnclrp1?');
    await expect(name).toHaveValue('dtmnclrp1?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  await test.step('a double click pays once', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await next(page).click();
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(page.getByTestId('change-due')).toBeVisible();
    expect(await world.journal('generateTicket')).toHaveLength(1);
    expect(await world.countTickets()).toBe(before + 1);
  });

  await test.step('the sale of two adults and a child takes at most nine taps', async () => {
    await nextSale(page);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      await target.click();
      taps += 1;
    };
    await tap(page.getByRole('list', { name: 'Packages' }).getByRole('button').first());
    await tap(page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }));
    const malaysian = group(page, 'Malaysian');
    await tap(malaysian.getByRole('button', { name: 'More Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'More Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'More Child', exact: true }));
    await tap(next(page));
    await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await tap(next(page));
    await tap(method(page, 'Cash'));
    await tap(page.getByRole('dialog', { name: 'Cash' }).getByRole('button', { name: 'Confirm' }));
    await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
    expect(taps).toBeLessThanOrEqual(9);
  });

  await test.step('the sale before this one can be printed and downloaded again', async () => {
    await nextSale(page);
    await fillSale(page);
    // The same sale again within ten seconds would be the same sale.
    await counter(group(page, 'Malaysian'), 'Adult').fill('3');
    await toCheckout(page);
    const code = await payCash(page);
    await page
      .getByRole('dialog', { name: 'Printers' })
      .getByRole('button', { name: /^Receipt printer/ })
      .click();
    await expect(page.getByText('Receipt has been printed')).toBeVisible();
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await page.getByRole('button', { name: 'Last sale' }).click();
    const panel = page.getByRole('dialog', { name: 'Last sale' });
    await expect(panel).toContainText(code);
    await panel.getByRole('button', { name: 'Print again' }).click();
    await page
      .getByRole('dialog', { name: 'Reprint' })
      .getByPlaceholder('Provide your reason to re-print..')
      .fill('Torn');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog', { name: 'Reprint' }).getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => world.papers(code)).toHaveLength(2);
  });
});
