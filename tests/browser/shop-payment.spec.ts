import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  decide,
  familyAtCheckout,
  heading,
  passengers,
  next,
  resultCode,
  seenPopup,
  toCalendar,
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
