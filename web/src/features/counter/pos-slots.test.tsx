import { expect, test, describe } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';
import { linggiSale } from '../../../../tests/support/stages/sales.ts';
import { atTill, choosePackage, counter, group, nextSale, openDrawer, payCash, toCheckout } from '@testing/till.ts';

const next = (): Locator => page.getByRole('button', { name: 'Continue' });

describe('the slots of Sungai Linggi', () => {
  const slots = (): Locator => page.getByRole('list', { name: 'Slots at Sungai Linggi' });
  const slot = (from: string): Locator => slots().getByRole('button', { name: new RegExp(`^${from}`) });

  /** A till at 08:00, before the first slot. */
  async function early(world: TestWorld): Promise<Person> {
    await world.freezeAt('08:00');
    return atTill(world);
  }

  /** Sells a slot elsewhere until so many seats are left. */
  async function leaveSeats(
    cashier: Person,
    world: TestWorld,
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

  async function toSlots(): Promise<void> {
    await choosePackage();
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Sungai Linggi/ })
      .click();
    await expect.element(slots()).toBeVisible();
  }

  test('at eight in the morning: a slot that is chosen, its last seats, and seats that go elsewhere', async () => {
    const world = createTestWorld();
    const cashier = await early(world);
    await step('a slot is chosen and is on the ticket', async () => {
      await toSlots();
      await slot('14:00').click();
      await counter(group('Malaysian'), 'Adult').fill('2');
      await toCheckout();
      const code = await payCash();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({ slot: '14:00 - 15:00', jetty_id: 3, depart_date: await world.today() });
    });

    await step('the counters stop at the last seat and say why', async () => {
      await nextSale();
      await leaveSeats(cashier, world, 2);
      await toSlots();
      await expect.element(slot('10:00')).toHaveTextContent('2 available');
      await slot('10:00').click();
      const malaysian = group('Malaysian');
      await counter(malaysian, 'Adult').fill('9');
      await expect.element(counter(malaysian, 'Adult')).toHaveValue('2');
      await expect.element(page.getByRole('status').filter({ hasText: 'Only 2 left' })).toBeVisible();
      await expect
        .element(malaysian.getByRole('button', { name: 'Add one Adult', exact: true }))
        .toHaveAttribute('aria-disabled', 'true');
    });

    await step('a till that hears of the last seats says so at once', async () => {
      await page
        .getByRole('navigation', { name: 'Steps' })
        .getByRole('button', { name: /^Jetty/ })
        .click();
      await slot('15:00').click();
      await counter(group('Malaysian'), 'Adult').fill('5');
      await leaveSeats(cashier, world, 3, '15:00');
      await expect.element(page.getByRole('status').filter({ hasText: 'Only 3 left' })).toBeVisible();
      await next().click();
      await expect.element(counter(group('Malaysian'), 'Adult')).toHaveFocus();
      await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    });
  });

  test('each slot says in words what is left: seats, Fully Booked, Past, and Seatide on the morning of a tide', async () => {
    const world = createTestWorld();
    await world.freezeAt('12:30');
    const today = await world.today();
    const cashier = await atTill(world);
    const { slots: before } = await cashier.call.listSlots({ body: { package_id: 1, jetty_id: 3, date: today } });
    const seats = (from: string): number => before.find((one) => one.from === from)!.available;
    await cashier.call.generateTicket({ body: linggiSale(seats('15:00'), '15:00 - 16:00') });
    await cashier.call.generateTicket({ body: linggiSale(seats('16:00') - 2, '16:00 - 17:00') });
    await toSlots();
    await expect.element(slot('09:00')).toHaveTextContent('Past');
    await expect.element(slot('14:00')).toHaveTextContent(`${seats('14:00')} available`);
    await expect.element(slot('15:00')).toHaveTextContent('Fully Booked');
    await expect.element(slot('15:00')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(slot('16:00')).toHaveTextContent('2 available');
    await slot('15:00').click({ force: true });
    await expect.element(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
    await next().click();
    await expect.element(page.getByRole('alert').getByText('Please select slot')).toBeVisible();

    await page.getByRole('button', { name: 'Change Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Change Date' });
    for (let day = 0; day < 3; day += 1) await press('ArrowRight');
    await press('Enter');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(slot('09:00')).toHaveTextContent('Seatide');
    await expect.element(slot('09:00')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(slot('14:00')).toHaveTextContent('available');
  });

  test('more passengers than another till has left are refused by the server: the focus goes to the slots, the order stays', async () => {
    const world = createTestWorld();
    const cashier = await early(world);
    await toSlots();
    await slot('10:00').click();
    await counter(group('Malaysian'), 'Adult').fill('5');
    // From here on this till hears nothing of what the others sell.
    world.intercept('listSlots', () => new Promise(() => {}));
    await leaveSeats(cashier, world, 3);
    const before = await world.countTickets();
    await toCheckout();
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('alert').getByText('Not enough seats: 3 left')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
    await expect.element(slots()).toHaveFocus();
    expect(await world.countTickets()).toBe(before);

    await slot('14:00').click();
    await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('5');
    await toCheckout();
    await payCash();
    expect(await world.countTickets()).toBe(before + 1);
  });
});
