import type { Route } from '@playwright/test';
import { addDays } from '@muara/contract/rules';
import { dayName } from '../../web/src/lib/calendar-days.ts';
import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { publicSale } from './support/sales.ts';
import {
  dayOf,
  decide,
  familyAtCheckout,
  fillBuyer,
  heading,
  heads,
  next,
  resultCode,
  seenPopup,
  toCalendar,
  toCheckout,
  toPassengers,
  toProvider,
} from './support/shop.ts';

test.beforeEach(({ page }) => seenPopup(page));

test('a family buys: blocked days in words, prices before the counters, paid at the provider, one ticket', async ({
  page,
  world,
}) => {
  test.slow();
  const today = await world.today();
  await test.step('a holiday can be reached by keyboard, says why, and cannot be chosen', async () => {
    const calendar = await toCalendar(page);
    await expect(dayOf(page, today)).toBeFocused();
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowRight');
    await expect(dayOf(page, addDays(today, 12))).toBeFocused();
    await expect(calendar.getByRole('status')).toContainText('Hari Raya');
    await expect(dayOf(page, addDays(today, 12))).toHaveAccessibleName(/Holiday/);
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Choose a jetty')).toBeVisible();
  });

  await test.step('one group at a time; what a change clears can be undone', async () => {
    await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }).click();
    await next(page).click();
    await heads(page, 'Adult').fill('2');
    await page.getByRole('region', { name: 'Non Malaysian' }).getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Malaysian', exact: true }).getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heads(page, 'Adult')).toHaveValue('2');
    await expect(page.getByText('RM 60.00').first()).toBeVisible();
  });

  await test.step('what is missing is said on its field', async () => {
    await heads(page, 'Child').fill('1');
    await next(page).click();
    await next(page).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please provide your info');
    await fillBuyer(page);
    await next(page).click();
  });

  await test.step('nothing is bought before the terms are accepted; every line can be seen', async () => {
    await page.getByRole('button', { name: 'Pay RM 75.00' }).press('Enter');
    const terms = page.getByRole('checkbox', { name: /I have read/ });
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions');
    await page.getByRole('button', { name: 'Show Summary' }).click();
    const summary = page.getByRole('dialog', { name: 'Order summary' });
    await expect(summary).toContainText('2 × 30.00');
    await summary.getByText('How the total is made up').click();
    await expect(summary.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await toProvider(page);
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  const code = await resultCode(page);
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(ticket).toMatchObject({ is_paid: true, total_amount: 75, platform: 'web_app', email: 'nur.aina@mail.test' });
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  expect((await receipt).suggestedFilename()).toContain(code);

  await test.step('a new purchase starts clean, and nothing is left to resume', async () => {
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(heading(page, 'Choose a package')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('0.00');
  });
});

test('a payment that fails is tried again; a closed tab is resumed; told twice is one ticket', async ({ page, world }) => {
  test.slow();
  await familyAtCheckout(page, world);
  await toProvider(page);
  await decide(page, 'Fail');
  await expect(heading(page, 'Transaction Failed')).toBeVisible();
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  const code = await resultCode(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await decide(page, 'Close the tab');

  const question = page.getByRole('dialog', { name: 'Hold On!' }).or(page.getByRole('alertdialog', { name: 'Hold On!' }));
  await page.goto('/');
  await expect(question).toContainText('You have an unpaid ticket. Do you wish to resume payment?');
  await question.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  const before = await world.countTickets();
  await decide(page, 'Callback twice');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  expect(await resultCode(page)).toBe(code);
  expect(await world.countTickets()).toBe(before);
});

test('a late callback: the shop waits, and shows the ticket once the bank has spoken', async ({ page, world }) => {
  test.slow();
  await familyAtCheckout(page, world);
  await toProvider(page);
  await decide(page, 'Late callback');
  const code = await page.evaluate(() => (JSON.parse(localStorage.getItem('muara.unpaid-ticket') ?? '{}') as { code: string }).code);
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
    await expect(heads(page, 'Child')).toHaveValue('1');
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
    await manager.call.editPackage({ body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', adult_price: 32 } });
    await page.getByRole('checkbox', { name: /I have read/ }).check();
    await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
    const oops = page.getByRole('alertdialog', { name: 'Oops' });
    await expect(oops).toContainText('There is a price update. Please refresh your browser and try again.');
    await oops.getByRole('button', { name: 'Ok' }).click();
    await expect(heading(page, 'Check and pay')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay RM 79.00' })).toBeVisible();
  });

  await test.step('an answer that is lost is asked for again under the same nonce: one ticket', async () => {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route('**/tickets/generate', lose, { times: 1 });
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    await expect(page.getByText('Pressing the button again cannot buy twice')).toBeVisible();
    const tickets = await world.countTickets();
    await page.getByRole('button', { name: 'Pay RM 79.00' }).click();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
    expect(await world.countTickets()).toBe(tickets);
  });

  await test.step('declined, the unpaid ticket is forgotten; offline, the shop is closed, and opens by itself', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'No, start anew' }).click();
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
  complaints.allow(/422/);
  const today = await world.today();
  const day = addDays(today, 2);
  const manager = await world.signIn('manager');
  const { slots } = await manager.call.listSlots({ body: { package_id: 3, jetty_id: 3, date: day } });
  const sell = (slot: (typeof slots)[number]) => {
    const total_adult = slot.available_passenger;
    const order = { package_id: 3, jetty_id: 3, depart_date: day, slot: `${slot.from} - ${slot.to}`, total_adult, total_child: 0, amount: total_adult * 45 };
    return manager.call.generatePublicTicket({ body: publicSale(order) });
  };
  const [last, ...others] = slots.filter(({ state }) => state === 'available').toReversed();
  for (const slot of others) await sell(slot);

  await toCalendar(page, /Fireflies/);
  await dayOf(page, day).click();
  await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Sungai Linggi/ }).click();
  const list = page.getByRole('list', { name: 'Slots of Sungai Linggi' });
  await expect(list.getByRole('button', { name: /Fully Booked/ }).first()).toHaveAttribute('aria-disabled', 'true');
  await list.getByRole('button', { name: new RegExp(`^${last!.from}`) }).click();
  await next(page).click();
  await heads(page, 'Adult').fill('2');
  await next(page).click();
  await fillBuyer(page);
  await next(page).click();
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  expect((await sell(last!)).ticket).not.toBeNull();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(heading(page, 'Choose a slot')).toBeVisible();
  await page.getByRole('complementary', { name: 'Your order' }).getByRole('button', { name: 'Change Date' }).click();
  await expect(dayOf(page, day)).toHaveAccessibleName(`${dayName(day)}, Full, Fully Booked`);
});

test('bought by keyboard alone', async ({ page, world }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: /Day Cruise/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dayOf(page, await world.today())).toBeFocused();
  await page.keyboard.press('Enter');
  const jetty = page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ });
  await expect(jetty).toBeFocused();
  await page.keyboard.press('Enter');
  await next(page).press('Enter');
  await expect(heads(page, 'Adult')).toBeFocused();
  await page.keyboard.type('2');
  await next(page).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Nur Aina');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nur.aina@mail.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123456789');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: /I have read/ }).press('Space');
  await page.getByRole('button', { name: /^Pay RM/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
});

/** So tall that the total at the foot, which stands over what scrolls, covers nothing. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 2600 },
];

test('every step is accessible, at a desk and on a phone, light and dark', async ({ page, world }) => {
  test.slow();
  await page.goto('/');
  await expect(heading(page, 'Choose a package')).toBeVisible();
  await lookAt(page, 'packages', SIZES);
  await page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: /Day Cruise/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAt(page, 'calendar', SIZES);
  await dayOf(page, await world.today()).click();
  await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Pengkalan/ }).click();
  await expect(page.getByRole('list', { name: /^Slots/ })).toBeVisible();
  await lookAt(page, 'slots', SIZES);
  await page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }).click();
  await next(page).click();
  await lookAt(page, 'passengers', SIZES);
  await toCheckout(page);
  await lookAt(page, 'checkout', SIZES);
});

test('a signed-in customer buys as who they are; staff are visitors like anybody', async ({ page, world }) => {
  test.slow();
  const customer = await world.signIn('customer');
  await customer.open(page, '/');
  await page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: /Day Cruise/ }).first().click();
  await toPassengers(page, await world.today());
  await heads(page, 'Adult').fill('1');
  await next(page).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@muara.test');
  await next(page).click();
  await toProvider(page);
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  const manager = await world.signIn('manager');
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: await resultCode(page) } });
  expect(ticket).toMatchObject({ user_id: customer.user.id, platform: 'web_app', is_paid: true });

  const tab = await page.context().newPage();
  await seenPopup(tab);
  await manager.open(tab, '/');
  await expect(tab.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
  await tab.getByRole('list', { name: 'Packages' }).getByRole('button', { name: /Day Cruise/ }).first().click();
  await toPassengers(tab, await world.today());
  await toCheckout(tab);
  await toProvider(tab);
  expect(await world.journal('generatePublicTicket')).toMatchObject([{ status: 200 }]);
});

test('on one machine the shop can be tried out: a sample buyer, and a purchase that counts as paid', async ({ page, world }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), localhostShortcuts: true } });
  });
  await toCalendar(page);
  await toPassengers(page, await world.today());
  await heads(page, 'Adult').fill('1');
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
