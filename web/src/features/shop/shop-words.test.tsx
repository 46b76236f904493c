import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { press } from '@testing/actions.ts';
import { nextFrame } from '@testing/next-frame.ts';
import { dayOf, familyAtCheckout, heading, next, toCalendar } from '@testing/shop.ts';

/** An order of the public shop that waits for its payment; returns its code. */
async function unpaidOrder(world: TestWorld): Promise<string> {
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

test('a promotion is on its tile; a closed jetty says so, and a slot must be chosen where there are any', async () => {
  const world = createTestWorld();
  await world.freezeAt('08:00');
  const manager = await world.signIn('manager');
  await manager.call.editJetty({ body: { id: 1, name: 'Jeti Muara', active: 0 } });
  await toCalendar(world);
  await expect.element(page.getByText('BUY 10 x FREE 1').first()).toBeInTheDocument();
  const tile = page.getByCss('[aria-label="Packages"] li').filter({ hasText: 'Melaka River Day Cruise' }).first();
  await expect.element(tile).toHaveTextContent(/Adult\s*RM 30\.00\s*Foreign adult\s*RM \d/);
  await dayOf(await world.today()).click();
  const jetties = page.getByRole('list', { name: 'Jetties' });
  const closed = jetties.getByRole('button', { name: /Jeti Muara/ });
  await expect.element(closed).toHaveTextContent('Not available at the moment');
  await expect.element(closed).toBeDisabled();
  await jetties.getByRole('button', { name: /Sungai Linggi/ }).click();
  await next().click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Please select a slot' })).toBeVisible();
  await expect.element(heading('Choose a slot')).toBeVisible();
});

test('Back closes the calendar and stays in the shop; a day that is chosen leads on, and Back to the packages', async () => {
  const world = createTestWorld();
  const calendar = await toCalendar(world);
  history.back();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(heading('Choose a package')).toBeVisible();
  await next().click();
  await expect.element(calendar).toBeVisible();
  await press('Escape');
  await expect.element(calendar).not.toBeInTheDocument();
  await next().click();
  await dayOf(await world.today()).click();
  await expect.element(heading('Choose a jetty')).toBeVisible();
  history.back();
  await expect.element(heading('Choose a package')).toBeVisible();
});

test('a calendar that is opened again before its last entry has left the history stays open', async () => {
  const calendar = await toCalendar(createTestWorld());
  const { promise: isGone, resolve: letGo } = Promise.withResolvers<void>();
  const back = history.back.bind(history);
  const held = vi.spyOn(history, 'back').mockImplementation(() => void isGone.then(back));
  onTestFinished(() => held.mockRestore());
  await press('Escape');
  await expect.element(calendar).not.toBeInTheDocument();
  await next().click();
  await expect.element(calendar).toBeVisible();
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  letGo();
  await arrived;
  await nextFrame();
  await expect.element(calendar).toBeVisible();
  held.mockRestore();
  history.back();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(heading('Choose a package')).toBeVisible();
});

test('a shop with nothing to sell says so', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPackages({ query: {} });
  for (const { id, system } of data) if (!system) await manager.call.deletePackage({ params: { id } });
  await renderScreen('/', { world });
  await expect.element(page.getByText('No Available Packages')).toBeVisible();
  await expect.element(page.getByText('There is no available package at the moment..')).toBeVisible();
});

test('without the form for the provider nobody is sent anywhere: the page starts over', async () => {
  const world = createTestWorld();
  await familyAtCheckout(world);
  world.interceptOnce('generatePublicTicket', async (forward) => {
    const sold = (await (await forward()).json()) as object;
    return Response.json({ ...sold, ipay88_payload: null });
  });
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  const modal = page.getByRole('alertdialog');
  await expect
    .element(modal)
    .toHaveTextContent('Something is not right. Please report this to developer. Error : [no_ipay_payload]');
  const app = document.getElementById('root');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await expect.poll(() => document.getElementById('root')).not.toBe(app);
});

test('a payment in part asks for the rest; an order that nobody paid may be tried again', async () => {
  const world = createTestWorld();
  await world.freezeAt('08:00');
  const code = await unpaidOrder(world);
  world.interceptOnce('getSalePackages', async (forward) => {
    const shop = (await (await forward()).json()) as { ticket: object };
    return Response.json({ ...shop, ticket: { ...shop.ticket, partial_paid: true, partial_payment: true } });
  });
  await renderScreen(`/?ticket_code=${code}`, { world });
  await expect.element(heading('Transaction Successful')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Make Full Payment' })).toBeVisible();

  await world.freeze(`${await world.today()}T23:50:00+08:00`);
  await renderScreen(`/?ticket_code=${code}`, { world });
  await expect.element(heading('Transaction Failed')).toBeVisible();
  await expect.element(page.getByText('You may try again')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Buy New Ticket' })).toBeVisible();
});
