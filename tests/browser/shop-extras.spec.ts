import type { Locator, Page } from '@playwright/test';
import { createMuaraClient } from '@muara/client/http';
import { readFile } from 'node:fs/promises';
import { PNG_FILE } from './support/png-file.ts';
import { expect, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { publicSale } from '../support/stages/sales.ts';
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
  const post = async (address: string, fields: Record<string, string>) => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return answer.text();
  };
  return {
    code: sold.ticket?.code ?? '',
    pay: async () => {
      const url = sold.ipay88_payment_url ?? '';
      const entry = await post(url, sold.ipay88_payload ?? {});
      const [, key = ''] = /name="key" value="([^"]+)"/.exec(entry) ?? [];
      await post(new URL('decide', url).href, { key, choice: 'pay' });
    },
  };
}

test('a refund is asked for in two steps, with errors at their fields and nothing typed lost', async ({
  page,
  world,
  stack,
}) => {
  await world.freezeAt('10:00');
  const bought = await order(world, stack);
  await bought.pay();
  await seenPopup(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a refund' });
  const code = dialog.getByLabel('Ticket code');
  const find = () => dialog.getByRole('button', { name: 'Find my ticket' }).click();
  await expect(code).toBeFocused();
  const WRONG: [typed: string, says: string][] = [
    ['', 'Please complete this field'],
    ['nur.aina@mail.test', 'Please enter a ticket code'],
    ['MRCAAAAAAAA', 'Ticket does not exist'],
  ];
  for (const [typed, says] of WRONG) {
    await code.fill(typed);
    await find();
    await expect(code).toHaveAccessibleDescription(new RegExp(says));
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(typed);
  }
  expect(await world.journal('requestPublicRefund'), 'what cannot be a code is not asked for').toHaveLength(1);

  await code.fill(` ${bought.code.toLowerCase()} `);
  await find();
  const found = dialog.getByRole('group', { name: 'Your ticket' });
  await expect(found).toBeFocused();
  await expect(found).toContainText('N** A***');
  await expect(found).toContainText('n***@m***.test');
  await expect(found).toContainText('Full refunds only.');
  await expect(dialog).not.toContainText('Aina');
  const send = () => dialog.getByRole('button', { name: 'Request refund' }).click();
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  const account = dialog.getByLabel('Account number');
  await send();
  await expect(bank).toBeFocused();
  await expect(bank).toHaveAccessibleDescription('Please select the options');
  await expect(dialog.getByText('Please complete this field')).toHaveCount(2);
  await bank.selectOption('Others');
  await dialog.getByLabel('Reason').fill('We fell ill');
  await account.fill('12-34');
  await send();
  await expect(dialog.getByLabel('Bank name')).toBeFocused();
  await expect(account).toHaveAccessibleDescription(/Digits only.*Numbers only/);
  await lookAt(page, 'the refund form with errors');

  await dialog.getByLabel('Bank name').fill('Bank of Rivers');
  await account.fill('1234567890');
  await world.freezeAt('10:16');
  await send();
  await expect(dialog.getByRole('alert')).toHaveText('Please search for your ticket again');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(code).toHaveValue(` ${bought.code.toLowerCase()} `);
  await find();
  await expect(account).toHaveValue('1234567890');
  await expect(dialog.getByLabel('Bank name')).toHaveValue('Bank of Rivers');
  await send();
  await expect(dialog.getByRole('heading', { name: 'Refund request has been submited' })).toBeFocused();
  await lookAt(page, 'a refund that was asked for');
  expect(await world.outbox()).toContainEqual(
    expect.objectContaining({ to: ['nur.aina@mail.test'], subject: expect.stringMatching(/refund/i) }),
  );

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
  await code.fill(bought.code);
  await find();
  await expect(code).toHaveAccessibleDescription(/A refund was already requested for this ticket/);
});

test('people who try codes are asked in the dialog to wait', async ({ page, world, complaints }) => {
  complaints.allow(/429/);
  await world.freezeAt('10:00');
  await seenPopup(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a refund' });
  const code = dialog.getByLabel('Ticket code');
  for (const letter of 'ABCDE') {
    await code.fill(`MRC${letter.repeat(8)}`);
    await dialog.getByRole('button', { name: 'Find my ticket' }).click();
    await expect(code).toHaveAccessibleDescription(/Ticket does not exist/);
    await code.fill('');
  }
  await code.fill('MRCFFFFFFFF');
  await dialog.getByRole('button', { name: 'Find my ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(code).toHaveAccessibleDescription(/Too many attempts. Please wait 15 minutes and try again./);
  await expect(code).toHaveValue('MRCFFFFFFFF');
});

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

test('late at night the checkout warns anyone who buys for tonight, and forbids nothing', async ({ page, world }) => {
  const warning = page.getByText(
    'Its almost midnight. Please make sure the boat is still operating because they normally close around this time.',
    { exact: true },
  );
  // The clock of the browser is of no account: the server's is.
  await world.freezeAt('21:50');
  await seenPopup(page);
  await familyAtCheckout(page, world);
  await expect(warning).toHaveCount(0);
  await world.freezeAt('22:00');
  await page.reload();
  await expect(page.getByRole('status').filter({ has: warning })).toBeVisible();
  await lookAt(page, 'checkout late at night');
  await page.getByRole('checkbox', { name: /I have read and agree to the Terms and Conditions/ }).check();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
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
