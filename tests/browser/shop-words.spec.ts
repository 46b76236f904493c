import { expect, test } from './support/fixtures.ts';
import { dayOf, familyAtCheckout, heading, next, seenPopup, toCalendar } from './support/shop.ts';
import type { World } from './support/world.ts';

test.beforeEach(({ page }) => seenPopup(page));

/** An order of the public shop that waits for its payment; returns its code. */
async function unpaidOrder(world: World): Promise<string> {
  const customer = await world.signIn('customer');
  const { ticket } = await customer.call.generateTicket({
    body: {
      _: 'an-order-to-pay',
      platform: 'web_app',
      package_id: 1,
      jetty_id: 1,
      depart_date: await world.today(),
      malaysian: true,
      state: 'Melaka',
      payment_method: 'ipay88',
      amount: 60,
      total_adult: 2,
      name: 'Nur Aina',
      email: 'nur.aina@mail.test',
      contact: '0123456789',
    },
  });
  return ticket!.code;
}

test('a promotion is on its tile; a closed jetty says so, and a slot must be chosen where there are any', async ({
  page,
  world,
}) => {
  await world.freezeAt('08:00');
  const manager = await world.signIn('manager');
  await manager.call.editJetty({ body: { id: 1, name: 'Jeti Muara', active: 0 } });
  await toCalendar(page);
  await expect(page.getByText('BUY 10 x FREE 1').first()).toBeAttached();
  const tile = page.locator('[aria-label="Packages"] li').filter({ hasText: 'Melaka River Day Cruise' }).first();
  await expect(tile).toContainText(/Adult\s*RM 30\.00\s*Foreign adult\s*RM \d/);
  await dayOf(page, await world.today()).click();
  const jetties = page.getByRole('list', { name: 'Jetties' });
  const closed = jetties.getByRole('button', { name: /Jeti Muara/ });
  await expect(closed).toContainText('Not available at the moment');
  await expect(closed).toBeDisabled();
  await jetties.getByRole('button', { name: /Sungai Linggi/ }).click();
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a slot' })).toBeVisible();
  await expect(heading(page, 'Choose a slot')).toBeVisible();
});

test('Back closes the calendar and stays in the shop; a day that is chosen leads on, and Back to the packages', async ({
  page,
  world,
}) => {
  const calendar = await toCalendar(page);
  await page.goBack();
  await expect(calendar).toBeHidden();
  await expect(heading(page, 'Choose a package')).toBeVisible();
  await next(page).click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await next(page).click();
  await dayOf(page, await world.today()).click();
  await expect(heading(page, 'Choose a jetty')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Choose a package')).toBeVisible();
});

test('a shop with nothing to sell says so', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPackages({ query: {} });
  for (const { id, system } of data) if (!system) await manager.call.deletePackage({ params: { id } });
  await page.goto('/');
  await expect(page.getByText('No Available Packages')).toBeVisible();
  await expect(page.getByText('There is no available package at the moment..')).toBeVisible();
});

test('without the form for the provider nobody is sent anywhere: the page starts over', async ({ page, world }) => {
  await familyAtCheckout(page, world);
  await page.route('**/tickets/generate', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ipay88_payload: null } });
  });
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  const modal = page.getByRole('alertdialog');
  await expect(modal).toContainText(
    'Something is not right. Please report this to developer. Error : [no_ipay_payload]',
  );
  const reloaded = page.waitForEvent('load');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await reloaded;
});

test('a payment in part asks for the rest; an order that nobody paid may be tried again', async ({ page, world }) => {
  await world.freezeAt('08:00');
  const code = await unpaidOrder(world);
  await page.route(/\/tickets\/packages\?.*ticket_code=/, async (route) => {
    const answer = await route.fetch();
    const shop = (await answer.json()) as { ticket: object };
    await route.fulfill({
      response: answer,
      json: { ...shop, ticket: { ...shop.ticket, partial_paid: true, partial_payment: true } },
    });
  });
  await page.goto(`/?ticket_code=${code}`);
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make Full Payment' })).toBeVisible();
  await page.unrouteAll();

  await world.freeze(`${await world.today()}T23:50:00+08:00`);
  await page.goto(`/?ticket_code=${code}`);
  await expect(heading(page, 'Transaction Failed')).toBeVisible();
  await expect(page.getByText('You may try again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy New Ticket' })).toBeVisible();
});
