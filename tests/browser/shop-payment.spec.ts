import type { Route } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { dayName } from '../../web/src/lib/calendar-days.ts';
import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { publicSale } from '../support/stages/sales.ts';
import {
  dayOf,
  decide,
  familyAtCheckout,
  fillBuyer,
  heading,
  passengers,
  next,
  resultCode,
  seenPopup,
  toCalendar,
  toCheckout,
  toPassengers,
  toProvider,
} from './support/shop.ts';

test.beforeEach(({ page }) => seenPopup(page));

test('a payment that fails is tried again; a closed tab is resumed; told twice is one ticket', async ({
  page,
  world,
}) => {
  test.slow();
  await familyAtCheckout(page, world);
  await toProvider(page);
  await decide(page, 'Fail');
  await expect(heading(page, 'Transaction Failed')).toBeVisible();
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  const code = await resultCode(page);
  const again = page.waitForRequest(/\/ipay88\/entry$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  // The server masks who the buyer is; this tab knows, and puts it back.
  const form = new URLSearchParams((await again).postData() ?? '');
  expect([form.get('UserEmail'), form.get('UserContact')]).toEqual(['nur.aina@mail.test', '0123456789']);
  await decide(page, 'Close the tab');

  const question = page
    .getByRole('dialog', { name: 'Hold On!' })
    .or(page.getByRole('alertdialog', { name: 'Hold On!' }));
  await page.goto('/');
  const checking = page.getByRole('alertdialog', { name: 'We are checking your payment…' });
  await expect(checking).toContainText('Please do not pay again.');
  await expectAccessible(page);
  await world.advance('PT3M');
  await expect(question).toContainText('You have an unpaid ticket. Do you wish to resume payment?');
  await question.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  const before = await world.countTickets();
  await decide(page, 'Callback twice');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  expect(await resultCode(page)).toBe(code);
  await expect(page.getByText('Your ticket is on its way to nur.aina@mail.test.')).toBeVisible();
  const qr = await page.getByRole('img', { name: `QR code of ticket ${code}` }).boundingBox();
  expect(qr?.width).toBeGreaterThanOrEqual(240);
  expect(await world.countTickets()).toBe(before);
});

test('a late callback: the shop waits, and shows the ticket once the bank has spoken', async ({ page, world }) => {
  test.slow();
  await familyAtCheckout(page, world);
  await toProvider(page);
  await decide(page, 'Late callback');
  const code = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('muara.unpaid-ticket') ?? '{}') as { code: string }).code,
  );
  await page.goto(`/?ticket_code=${code}`);
  await expect(heading(page, 'Confirming payment…')).toBeVisible();
  await world.advance('PT1M');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
});

test('the draft survives reload and Back; prices and the shop itself may change under the buyer', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_CONNECTION_RESET/);
  const today = await world.today();
  await toCalendar(page);
  await toPassengers(page, today);
  await toCheckout(page);
  const manager = await world.signIn('manager');

  await test.step('Back goes a step back, and Forward on again', async () => {
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nur Aina');
    await page.goBack();
    await expect(passengers(page, 'Child')).toHaveValue('1');
    await page.goForward();
    await page.goForward();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay RM 75.00' })).toBeVisible();
  });

  await test.step('a price that changes meanwhile is said, and nothing is bought at the old one', async () => {
    // A connection that is closed for good hears of nothing.
    await world.cut(3003);
    const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
    await manager.call.editPackage({
      body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', adult_price: 32 },
    });
    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
    const oops = page.getByRole('alertdialog', { name: 'Oops' });
    await expect(oops).toContainText('There is a price update. Please refresh your browser and try again.');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await oops.getByRole('button', { name: 'Ok' }).click();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay RM 79.00' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /I have read/ })).toBeChecked();
    expect(loads, 'the order is kept without a reload').toBe(0);
  });

  await test.step('an answer that is lost is asked for again under the same nonce: one ticket', async () => {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/tickets/generate', lose, { times: 1 });
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    const unsure = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect(unsure).toContainText('You can safely press the button again');
    await unsure.getByRole('button', { name: 'Ok' }).click();
    const tickets = await world.countTickets();
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    expect(await world.countTickets()).toBe(tickets);
  });

  await test.step('declined, the unpaid ticket is forgotten; offline, the shop is closed, and opens automatically', async () => {
    await world.advance('PT3M');
    await page.goto('/');
    await page.getByRole('button', { name: 'No, start a new order' }).click();
    await expect(heading(page, 'Choose a package')).toBeVisible();
    await manager.call.setOnline({ body: { online: 0 } });
    await expect(heading(page, 'The shop is closed at the moment')).toBeVisible();
    await manager.call.setOnline({ body: { online: 1 } });
    await expect(heading(page, 'Choose a package')).toBeVisible();
  });
});

test('a slot that sells out meanwhile leads back to the slots; a full day is called Fully Booked', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422|500/);
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

  await toCalendar(page, /Fireflies/);
  await dayOf(page, day).click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  const list = page.getByRole('list', { name: 'Slots at Sungai Linggi' });
  await expect(list.getByRole('button', { name: /Fully Booked/ }).first()).toHaveAttribute('aria-disabled', 'true');
  await list.getByRole('button', { name: new RegExp(`^${last!.from}`) }).click();
  await next(page).click();
  await passengers(page, 'Adult').fill('2');
  await next(page).click();
  await fillBuyer(page);
  await next(page).click();
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  expect((await sell(last!)).ticket).not.toBeNull();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(heading(page, 'Choose a slot')).toBeVisible();
  await page.getByRole('complementary', { name: 'Your order' }).getByRole('button', { name: 'Change Date' }).click();
  await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, Fully Booked`);
});

test('on one machine the shop can be tried out: a sample buyer, and a purchase that counts as paid', async ({
  page,
  world,
}) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), localhostShortcuts: true } });
  });
  await toCalendar(page);
  await toPassengers(page, await world.today());
  await passengers(page, 'Adult').fill('1');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sample Buyer');
  await next(page).click();
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: 'Pay RM 30.00' }).click();
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Buy New Ticket' }).click();
  await expect(heading(page, 'Choose a package')).toBeVisible();
});

test('a booking in two parts: the deposit, the rest that fails once, and the receipt after full payment', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 1 } });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  const key = ticket.document_key;
  await page.goto(`/?try_again=1&ticket_code=${code}&key=${key}`);
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  await expect(page.getByText('The digital copy of your ticket will be sent after full payment.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('RM 600.00');
  await expect(page.getByRole('button', { name: 'Download Receipt' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Make Full Payment' }).click();
  await decide(page, 'Fail');
  await expect(heading(page, 'Transaction Failed')).toBeVisible();
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await decide(page, 'Late callback');
  await page.goto(`/?ticket_code=${code}&key=${key}`);
  await expect(heading(page, 'Confirming payment…')).toBeVisible();
  await world.advance('PT1M');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Full Payment' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Receipt' })).toBeVisible();
  const { payment_history: parts, is_paid: isPaid } = await manager.call.listPayments({ params: { id } });
  expect(isPaid).toBe(true);
  expect(parts.filter(({ paid_at: at }) => at !== null).map(({ type, amount }) => [type, amount])).toEqual([
    ['deposit', 600],
    ['balance', 600],
  ]);
});
