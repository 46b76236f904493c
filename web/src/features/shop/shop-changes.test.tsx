import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { focus, press } from '@testing/actions.ts';
import { holdRequests } from '@testing/network.ts';
import { dayOf, familyAtCheckout, heading, toCalendar } from '@testing/shop.ts';

/** Takes the day cruise off sale. */
async function stopCruise(world: TestWorld): Promise<void> {
  const manager = await world.signIn('manager');
  const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
  await manager.call.editPackage({
    body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', active: false },
  });
}

test('a package that is removed from sale leads back to the packages, from any step and under the calendar', async () => {
  const world = createTestWorld();
  await toCalendar(world);
  await stopCruise(world);
  await expect.element(page.getByRole('alert').filter({ hasText: 'This package is no longer on sale' })).toBeVisible();
  await dayOf(await world.today()).click();
  await expect.element(heading('Choose a package')).toBeVisible();

  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Night Cruise/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect.element(heading('Choose a jetty')).toBeVisible();
});

test('a sale that has lost its package goes back to the packages, with the buyer still typed', async () => {
  const world = createTestWorld();
  await familyAtCheckout(world);
  await stopCruise(world);
  await expect.element(heading('Choose a package')).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /User Info Nur Aina/ }))
    .toBeVisible();
});

const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app']);

test('a ticket that was refunded or voided is no success to its holder', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const ended = new Map<string, string>();
  for (let at = 0; at < 20; at += 1) {
    const { data } = await manager.call.listTickets({ query: { page: at } });
    for (const { ribbon, platform, code } of data) if (ONLINE.has(platform)) ended.set(ribbon, code);
  }
  for (const [ribbon, words] of [
    ['Refunded', 'It was refunded.'],
    ['Void', 'It was voided.'],
  ] as const) {
    await renderScreen(`/?ticket_code=${ended.get(ribbon)}`, { world });
    await expect.element(heading('This ticket is no longer valid')).toHaveFocus();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download Receipt' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Buy New Ticket' })).toBeVisible();
  }
});

test('a slow line is flagged to anyone who buys, and forbids nothing; an old draft starts the wizard clean', async () => {
  const world = createTestWorld();
  const line = Object.assign(new EventTarget(), { downlink: 2 });
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  await toCalendar(world);
  await press('Escape');
  await expect.element(page.getByRole('banner').getByText('Low connection')).toBeVisible();
  const key = 'muara.sale.web_app';
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { owner: string; sale: object };
  sessionStorage.setItem(key, JSON.stringify({ ...kept, sale: { ...kept.sale, step: 'seats', dishes: 5 } }));
  await openPath(shownPath());
  await expect.element(heading('Choose a package')).toBeVisible();
  await expect
    .element(page.getByRole('complementary', { name: 'Your order' }))
    .toHaveTextContent('Nothing chosen yet.');

  const agent = await world.signIn('agent');
  await renderScreen('/d/pos', { as: agent, world });
  await expect.element(page.getByText('Low connection')).toBeVisible();
  await expect.element(heading('Choose a package')).toBeVisible();
});

test('a refund that is asked for before the packages have come stays open, also when the shop closes', async () => {
  const world = createTestWorld();
  const packages = holdRequests();
  world.interceptOnce('getSalePackages', packages.hold);
  await renderScreen('/', { world });
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
  const code = page.getByRole('dialog', { name: 'Request a refund' }).getByLabelText('Ticket code');
  await code.fill('MRCHALF');
  packages.release();
  await expect.element(heading('Choose a package')).toBeVisible();
  await expect.element(code).toHaveValue('MRCHALF');
  const manager = await world.signIn('manager');
  await manager.call.setOnline({ body: { online: 0 } });
  await expect.element(heading('The shop is closed at the moment')).toBeVisible();
  await expect.element(code).toHaveValue('MRCHALF');
  await expect.element(code).toHaveFocus();
});

test('the head of the shop keeps the keyboard’s place while the packages come', async () => {
  const world = createTestWorld();
  const packages = holdRequests();
  world.interceptOnce('getSalePackages', packages.hold);
  await renderScreen('/', { world });
  const refund = page.getByRole('banner').getByRole('button', { name: 'Request a refund' });
  await focus(refund);
  await press('Shift+Tab');
  await press('Tab');
  await expect.element(refund).toHaveFocus();
  packages.release();
  await expect.element(heading('Choose a package')).toBeVisible();
  await expect.element(refund).toHaveFocus();
});
