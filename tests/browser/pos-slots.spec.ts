import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import type { Person } from './support/person.ts';
import { linggiSale } from '../support/stages/sales.ts';
import { atTill, choosePackage, counter, group, nextSale, openDrawer, payCash, toCheckout } from './support/till.ts';
import type { World } from './support/world.ts';

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

test.describe('the slots of Sungai Linggi', () => {
  const slots = (page: Page): Locator => page.getByRole('list', { name: 'Slots at Sungai Linggi' });
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
    await test.step('a slot is chosen and is on the ticket', async () => {
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
      await expect(malaysian.getByRole('button', { name: 'Add one Adult', exact: true })).toHaveAttribute(
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
    await expect(page.getByRole('alert').getByText('Not enough seats: 3 left')).toBeVisible();
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
