import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { loseResponse } from '@testing/network.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import {
  counter,
  dayOf,
  decide,
  expectAtProvider,
  familyAtCheckout,
  fillBuyer,
  heading,
  next,
  toCalendar,
  toCheckout,
  toPassengers,
  toProvider,
} from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { soldCode } from '@testing/till.ts';
import { dayName } from '@/lib/calendar-days.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { publicSale } from '../../../../tests/support/stages/sales.ts';

test('the draft survives reload and Back; prices and the shop itself may change under the buyer', async () => {
  const world = createTestWorld();
  const today = await world.today();
  await toCalendar(world);
  await toPassengers(today);
  await toCheckout();
  const manager = await world.signIn('manager');

  await step('Back goes a step back, and Forward on again', async () => {
    history.back();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nur Aina');
    history.back();
    await expect.element(counter('Child')).toHaveValue('1');
    history.go(2);
    await expect.element(heading('Check and pay')).toBeVisible();
    await openPath(shownPath());
    await expect.element(heading('Check and pay')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pay RM 75.00' })).toBeVisible();
  });

  await step('a price that changes meanwhile is said, and nothing is bought at the old one', async () => {
    // A connection that is closed for good hears of nothing.
    await world.cut(3003);
    const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
    await manager.call.editPackage({
      body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', adult_price: 32 },
    });
    await page.getByRole('checkbox', { name: /I have read/ }).click();
    await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
    const oops = page.getByRole('alertdialog', { name: 'Oops' });
    await expect.element(oops).toHaveTextContent('There is a price update. Please refresh your browser and try again.');
    const app = document.getElementById('root');
    await oops.getByRole('button', { name: 'Ok' }).click();
    await expect.element(heading('Check and pay')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pay RM 79.00' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /I have read/ })).toBeChecked();
    expect(document.getElementById('root'), 'the order is kept without a reload').toBe(app);
  });

  await step('an answer that is lost is asked for again under the same nonce: one ticket', async () => {
    world.interceptOnce('generatePublicTicket', loseResponse);
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    const unsure = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect.element(unsure).toHaveTextContent('You can safely press the button again');
    await unsure.getByRole('button', { name: 'Ok' }).click();
    const tickets = await world.countTickets();
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    await expectAtProvider();
    expect(await world.countTickets()).toBe(tickets);
  });

  await step(
    'declined, the unpaid ticket is forgotten; offline, the shop is closed, and opens automatically',
    async () => {
      await world.advance('PT3M');
      await openPath('/');
      await page.getByRole('button', { name: 'No, start a new order' }).click();
      await expect.element(heading('Choose a package')).toBeVisible();
      await manager.call.setOnline({ body: { online: 0 } });
      await expect.element(heading('The shop is closed at the moment')).toBeVisible();
      await manager.call.setOnline({ body: { online: 1 } });
      await expect.element(heading('Choose a package')).toBeVisible();
    },
  );
});

test('a slot that sells out meanwhile leads back to the slots; a full day is called Fully Booked', async () => {
  const world = createTestWorld();
  const today = await world.today();
  const day = addDays(today, 2);
  const manager = await world.signIn('manager');
  const { slots } = await manager.call.listSlots({ body: { package_id: 3, jetty_id: 3, date: day } });
  const sell = (slot: (typeof slots)[number]) => {
    const total_adult = slot.available_passenger;
    const order = {
      package_id: 3,
      jetty_id: 3,
      depart_date: day,
      slot: `${slot.from} - ${slot.to}`,
      total_adult,
      total_child: 0,
      amount: total_adult * 45,
    };
    return manager.call.generatePublicTicket({ body: publicSale(order) });
  };
  const [last, ...others] = slots.filter(({ state }) => state === 'available').toReversed();
  for (const slot of others) await sell(slot);

  await toCalendar(world, /Fireflies/);
  await dayOf(day).click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  const list = page.getByRole('list', { name: 'Slots at Sungai Linggi' });
  await expect
    .element(list.getByRole('button', { name: /Fully Booked/ }).first())
    .toHaveAttribute('aria-disabled', 'true');
  await list.getByRole('button', { name: new RegExp(`^${last!.from}`) }).click();
  await next().click();
  await counter('Adult').fill('2');
  await next().click();
  await fillBuyer();
  await next().click();
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  expect((await sell(last!)).ticket).not.toBeNull();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect.element(heading('Choose a slot')).toBeVisible();
  await expect.element(list.getByRole('button', { pressed: true })).toHaveLength(0);
  await page.getByRole('complementary', { name: 'Your order' }).getByRole('button', { name: 'Change Date' }).click();
  await expect.element(dayOf(day)).toHaveAccessibleName(`${dayName(day)}, Fully Booked`);
});

test('an order that fails is reported in a modal, and can be sent again', async () => {
  const world = createTestWorld();
  await familyAtCheckout(world);
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await world.addFault({ operationId: 'generatePublicTicket', nth: 1, code: 'internal_error' });
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect.element(modal).toHaveTextContent('You can safely press the button again');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  await expectAtProvider();
});

test('a customer whose session ends over an order finds it again after the next sign-in', async () => {
  const world = createTestWorld();
  const customer = await world.signIn('customer');
  await renderScreen('/', { as: customer, world });
  await expect.element(page.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await toPassengers(await world.today());
  await counter('Adult').fill('4');
  await next().click();
  await next().click();
  await expect.element(heading('Check and pay')).toBeVisible();
  await customer.call.logout({});
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();

  await expect.element(heading('Choose a package')).toBeVisible();
  await expect.element(page.getByText('customer@muara.test')).not.toBeInTheDocument();
  expect(await world.journal('generatePublicTicket')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign in to continue' }).click();
  await page.getByLabelText('Email').fill('customer@muara.test');
  await page.getByLabelText('Password', { exact: true }).fill('muara123');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(heading('Check and pay')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay RM 120.00' })).toBeVisible();
});

test('a signed-in customer buys as who they are; staff are visitors like anybody', async () => {
  const world = createTestWorld();
  const [customer, manager] = await Promise.all([world.signIn('customer'), world.signIn('manager')]);
  const today = await world.today();
  const choosePackage = () =>
    page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /Day Cruise/ })
      .first()
      .click();
  await renderScreen('/', { as: customer, world });
  await choosePackage();
  await toPassengers(today);
  await counter('Adult').fill('1');
  await next().click();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@muara.test');
  await next().click();
  await toProvider();
  await decide(world, 'Pay');
  await expect.element(heading('Transaction Successful')).toBeVisible();
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: await soldCode() } });
  expect(ticket).toMatchObject({ user_id: customer.user.id, platform: 'web_app', is_paid: true });

  await renderScreen('/', { as: manager, world });
  await expect.element(page.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
  await choosePackage();
  await toPassengers(today);
  await toCheckout();
  await toProvider();
  expect(await world.journal('generatePublicTicket')).toMatchObject([{ status: 200 }]);
});
