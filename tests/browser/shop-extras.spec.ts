import type { Locator, Page } from '@playwright/test';
import { createMuaraClient } from '@muara/client/http';
import { readFile } from 'node:fs/promises';
import { PNG_FILE } from './support/png-file.ts';
import { expect, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { publicSale } from '../support/stages/sales.ts';
import { payOnline } from '../support/stages/tickets.ts';
import { familyAtCheckout, seenPopup } from './support/shop.ts';
import type { Stack } from './support/stack.ts';
import type { World } from './support/world.ts';

const UNPAID = 'muara.unpaid-ticket';
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), UNPAID);
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

interface Order {
  code: string;
  /** Pays it at the provider, away from the browser. */
  pay(): Promise<void>;
}

/** What a visitor orders over the API for tomorrow; it waits for its payment. */
async function order(world: World, { version }: Stack, part: Parameters<typeof publicSale>[0] = {}): Promise<Order> {
  const tokens = { get: () => null, set: () => {} };
  const { call } = createMuaraClient({ baseUrl: world.base, appVersion: version, tokens });
  const tomorrow = nextDay(await world.today());
  const sold = await call.generatePublicTicket({ body: publicSale({ depart_date: tomorrow, ...part }) });
  return { code: sold.ticket?.code ?? '', pay: () => payOnline(sold, 'pay') };
}

test('an unpaid ticket is offered again, fails, and is paid: receipt, calendar and code', async ({
  page,
  world,
  stack,
}) => {
  const bought = await order(world, stack, { jetty_id: 3, slot: '17:00 - 18:00' });
  await seenPopup(page);
  await keepUnpaid(page, bought.code);
  await world.advance('PT3M');
  await page.goto('/');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You have an unpaid ticket. Do you wish to resume payment?');
  await question.getByRole('button', { name: 'Resume payment' }).click();
  await expect(page).toHaveURL(/\/ipay88\/entry$/);
  await page.getByLabel('Why it fails').selectOption('Insufficient funds');
  await page.getByRole('button', { name: 'Fail' }).click();

  await expect(title(page, 'Transaction Failed')).toBeFocused();
  await expect(page.getByText('Insufficient funds')).toBeVisible();
  await expect(page.getByText(/Your seats are held for \d+ more minutes/).first()).toBeVisible();
  expect(await kept(page), 'it can still be paid').toContain(bought.code);
  await lookAt(page, 'a failed payment');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(title(page, 'Transaction Successful')).toBeFocused();
  await expect(page.getByText('Your ticket is on its way to n***@m***.test.')).toBeVisible();
  expect(await kept(page)).toBeNull();
  await lookAt(page, 'a paid ticket');
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') };
  };
  expect(await saved('Download Receipt')).toMatchObject({
    name: `${bought.code}.pdf`,
    text: expect.stringMatching(/^%PDF/),
  });
  const day = nextDay(await world.today()).replaceAll('-', '');
  expect((await saved('Add to calendar')).text).toContain(`DTSTART:${day}T090000Z\r\nDTEND:${day}T100000Z\r\n`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy ticket code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bought.code);
});

test('the shop waits for a silent bank, and declining an unpaid ticket lets it go', async ({ page, world, stack }) => {
  const bought = await order(world, stack);
  await world.advance('PT3M');
  await page.clock.install();
  await seenPopup(page);
  await keepUnpaid(page, bought.code);
  await page.goto('/');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No, start a new order' }).click();
  expect(await kept(page)).toBeNull();

  const before = await asked(world, bought.code);
  await page.goto(`/?ticket_code=${bought.code}`);
  await expect(title(page, 'Confirming payment…')).toBeVisible();
  for (let time = 1; time <= 10; time += 1) {
    await expect.poll(() => asked(world, bought.code)).toBe(before + time);
    await page.clock.runFor(3_000);
  }
  await expect(title(page, 'This order is not paid yet')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect(await asked(world, bought.code), 'ten times, not more').toBe(before + 10);
  await lookAt(page, 'a silent bank');
  await bought.pay();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(title(page, 'Transaction Successful')).toBeFocused();

  await page.goto('/?ticket_code=MRCAAAAAAAA');
  await expect(title(page, 'This ticket does not exist')).toBeVisible();
});

test('the season, the promotion once a visit, and a closed shop that opens automatically', async ({ page, world }) => {
  const today = await world.today();
  await world.freeze(`${today.slice(0, 4)}-12-24T12:00:00+08:00`);
  const manager = await world.signIn('manager');
  const img = `data:image/png;base64,${PNG_FILE.buffer.toString('base64')}`;
  const stored = await manager.call.uploadPopupImage({ body: { img, original_name: 'deal.png' } });
  const dates = { start_date: `${today.slice(0, 4)}-12-01`, end_date: `${today.slice(0, 4)}-12-31` };
  await manager.call.addPopup({
    body: { name: 'Firefly week', img: stored.img, link: 'https://muara.test/fireflies', ...dates, active: 1 },
  });
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Firefly week' });
  const link = popup.getByRole('link', { name: /Firefly week.*opens in a new tab/ });
  await expect(link).toHaveAttribute('href', 'https://muara.test/fireflies');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await lookAt(page, 'the promotion');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  const second = await manager.call.uploadPopupImage({ body: { img, original_name: 'second.png' } });
  await manager.call.addPopup({
    body: {
      name: 'Moon week',
      img: second.img,
      link: null,
      ...dates,
      start_date: dates.end_date.replace('-31', '-02'),
      active: 1,
    },
  });
  const wish = page.getByRole('complementary', { name: 'Merry Christmas' });
  await lookAt(page, 'the shop in a season', AT_A_DESK);
  await wish.getByRole('button', { name: 'Hide this greeting' }).click();
  await expect(wish).toHaveCount(0);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Request a refund' }).first()).toBeVisible();
  await expect(wish).toHaveCount(0);
  await expect(page.getByRole('dialog'), 'another popup waits for the next visit').toHaveCount(0);

  // Without live updates the closed shop has to ask automatically.
  await page.routeWebSocket(/\/ws$/, () => {});
  await manager.call.setOnline({ body: { online: 0 } });
  await page.reload();
  await expect(title(page, 'The shop is closed at the moment')).toBeVisible();
  await lookAt(page, 'the closed shop');
  await manager.call.setOnline({ body: { online: 1 } });
  await page.clock.runFor(31_000);
  await expect(title(page, 'The shop is closed at the moment')).toHaveCount(0);
});

test('a promotion that is switched on later waits for the first step', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPopups({});
  const running = data.filter(({ active }) => active === 1);
  const setActive = async (active: 0 | 1) => {
    for (const { id } of running) await manager.call.setPopupActive({ body: { id, active } });
  };
  await setActive(0);
  await familyAtCheckout(page, world);
  const received = page.waitForResponse((response) => response.url().includes('/tickets/packages'));
  await setActive(1);
  await received;
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Package/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** What the shop keeps of an order that was left unpaid; once, so that it does not come back. */
async function keepUnpaid(page: Page, code: string): Promise<void> {
  await page.addInitScript(
    ({ key, text }) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', '1');
      localStorage.setItem(key, text);
    },
    { key: UNPAID, text: JSON.stringify({ version: 1, code }) },
  );
}

/** How often the shop has asked for a ticket. */
async function asked(world: World, code: string): Promise<number> {
  const calls = (await world.journal('getSalePackages')) as { url?: string; path?: string; query?: unknown }[];
  return calls.filter((call) => JSON.stringify(call).includes(code)).length;
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
