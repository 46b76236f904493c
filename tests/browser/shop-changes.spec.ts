import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { dayOf, decide, familyAtCheckout, heading, seenPopup, toCalendar } from './support/shop.ts';
import type { World } from './support/world.ts';

test.beforeEach(({ page }) => seenPopup(page));

/** Takes the day cruise off sale. */
async function stopCruise(world: World): Promise<void> {
  const manager = await world.signIn('manager');
  const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
  await manager.call.editPackage({
    body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', active: false },
  });
}

test('a package that is removed from sale leads back to the packages, from any step and under the calendar', async ({
  page,
  world,
}) => {
  await toCalendar(page);
  await stopCruise(world);
  await expect(page.getByRole('alert').filter({ hasText: 'This package is no longer on sale' })).toBeVisible();
  await dayOf(page, await world.today()).click();
  await expect(heading(page, 'Choose a package')).toBeVisible();

  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Night Cruise/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(heading(page, 'Choose a jetty')).toBeVisible();
});

test('a sale that has lost its package goes back to the packages, with the buyer still typed', async ({
  page,
  world,
}) => {
  test.slow();
  await familyAtCheckout(page, world);
  await stopCruise(world);
  await expect(heading(page, 'Choose a package')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /User Info Nur Aina/ }),
  ).toBeVisible();
});

test('an order that fails is reported in a modal, and can be sent again', async ({ page, world, complaints }) => {
  test.slow();
  complaints.allow(/500/);
  await familyAtCheckout(page, world);
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await world.addFault({ operationId: 'generatePublicTicket', nth: 1, code: 'internal_error' });
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect(modal).toContainText('You can safely press the button again');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
});

test('in Malay the sum, the days and the result speak Malay', async ({ page, world }) => {
  test.slow();
  await world.freeze('2026-05-04T10:00:00+08:00');
  await page.goto('/');
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await page
    .getByRole('list', { name: 'Pakej' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Isn, 4 Mei 2026/ })
    .click();
  await page
    .getByRole('list', { name: 'Jeti' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  const onward = page.getByRole('button', { name: 'Teruskan' }).first();
  await onward.click();
  await page.getByRole('spinbutton').first().fill('2');
  await onward.click();
  const boxes = page.getByRole('main').getByRole('textbox');
  await boxes.nth(0).fill('Nur Aina');
  await boxes.nth(2).fill('nur.aina@mail.test');
  await boxes.nth(3).fill('0123456789');
  await onward.click();
  await page.getByRole('button', { name: 'Tunjukkan Ringkasan' }).click();
  const summary = page.getByRole('dialog', { name: 'Ringkasan pesanan' });
  await summary.getByText('Pecahan harga').click();
  await expect(summary.getByRole('listitem').filter({ hasText: '2 × RM 30.00' })).toContainText('Dewasa');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Bayar RM 60.00' }).click();
  await decide(page, 'Bayar');
  await expect(heading(page, 'Transaksi Berjaya')).toBeVisible();
  await expect(page.getByText('Isn, 4 Mei 2026')).toBeVisible();
});

const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app']);

test('a ticket that was refunded or voided is no success to its holder', async ({ page, world }) => {
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
    await page.goto(`/?ticket_code=${ended.get(ribbon)}`);
    await expect(heading(page, 'This ticket is no longer valid')).toBeFocused();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download Receipt' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Buy New Ticket' })).toBeVisible();
  }
});

test('a slow line is flagged to anyone who buys, and forbids nothing; an old draft starts the wizard clean', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const line = Object.assign(new EventTarget(), { downlink: 2 });
    Object.defineProperty(navigator, 'connection', { value: line });
  });
  await toCalendar(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('Low connection')).toBeVisible();
  await lookAt(page, 'the shop on a slow line');
  await page.evaluate(() => {
    const key = 'muara.sale.web_app';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { owner: string; sale: object };
    sessionStorage.setItem(key, JSON.stringify({ ...kept, sale: { ...kept.sale, step: 'seats', dishes: 5 } }));
  });
  await page.reload();
  await expect(heading(page, 'Choose a package')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Nothing chosen yet.');

  const agent = await world.signIn('agent');
  await agent.open(page, '/d/pos');
  await expect(page.getByText('Low connection')).toBeVisible();
  await expect(heading(page, 'Choose a package')).toBeVisible();
});
