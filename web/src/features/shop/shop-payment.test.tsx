import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '@testing/looks.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import {
  counter,
  decide,
  expectAtProvider,
  familyAtCheckout,
  heading,
  next,
  sentToProvider,
  toCalendar,
  toPassengers,
  toProvider,
  untilShown,
} from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { soldCode } from '@testing/till.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

test('a payment that fails is tried again; a closed tab is resumed; told twice is one ticket', async () => {
  const world = createTestWorld();
  await familyAtCheckout(world);
  await toProvider();
  await decide(world, 'Fail');
  await expect.element(heading('Transaction Failed')).toBeVisible();
  await expect.element(page.getByText('Insufficient funds')).toBeVisible();
  const code = await soldCode();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAtProvider();
  // The server masks who the buyer is; this tab knows, and puts it back.
  expect(sentToProvider()).toMatchObject({ UserEmail: 'nur.aina@mail.test', UserContact: '0123456789' });
  await decide(world, 'Close the tab');

  await openPath('/');
  const checking = page.getByRole('alertdialog', { name: 'We are checking your payment…' });
  await expect.element(checking).toHaveTextContent('Please do not pay again.');
  await expectAccessible();
  await world.advance('PT3M');
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await untilShown(world, question);
  await expect.element(question).toHaveTextContent('You have an unpaid ticket. Do you wish to resume payment?');
  await question.getByRole('button', { name: 'Resume payment' }).click();
  await expectAtProvider();
  const before = await world.countTickets();
  await decide(world, 'Callback twice');
  await expect.element(heading('Transaction Successful')).toBeVisible();
  expect(await soldCode()).toBe(code);
  await expect.element(page.getByText('Your ticket is on its way to nur.aina@mail.test.')).toBeVisible();
  const qr = page.getByRole('img', { name: `QR code of ticket ${code}` }).element();
  expect(qr.getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
  expect(await world.countTickets()).toBe(before);
});

test('a late callback: the shop waits, and shows the ticket once the bank has spoken', async () => {
  const world = createTestWorld();
  await familyAtCheckout(world);
  await toProvider();
  await decide(world, 'Late callback');
  const { code } = JSON.parse(localStorage.getItem('muara.unpaid-ticket') ?? '{}') as { code: string };
  await openPath(`/?ticket_code=${code}`);
  await expect.element(heading('Confirming payment…')).toBeVisible();
  await world.advance('PT1M');
  await untilShown(world, heading('Transaction Successful'));
});

test('on one machine the shop can be tried out: a sample buyer, and a purchase that counts as paid', async () => {
  const world = createTestWorld({ shortcuts: true });
  await toCalendar(world);
  await toPassengers(await world.today());
  await counter('Adult').fill('1');
  await next().click();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Sample Buyer');
  await next().click();
  await page.getByRole('checkbox', { name: /I have read/ }).click();
  await page.getByRole('button', { name: 'Pay RM 30.00' }).click();
  await expect.element(heading('Transaction Successful')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Buy New Ticket' }).click();
  await expect.element(heading('Choose a package')).toBeVisible();
});

test('a booking in two parts: the deposit, the rest that fails once, and the receipt after full payment', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 1 } });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  const key = ticket.document_key;
  await renderScreen(`/?try_again=1&ticket_code=${code}&key=${key}`, { world });
  await decide(world, 'Pay');
  await expect.element(heading('Transaction Successful')).toBeVisible();
  await expect
    .element(page.getByText('The digital copy of your ticket will be sent after full payment.'))
    .toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('RM 600.00');
  await expect.element(page.getByRole('button', { name: 'Download Receipt' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Make Full Payment' }).click();
  await decide(world, 'Fail');
  await expect.element(heading('Transaction Failed')).toBeVisible();
  await expect.element(page.getByText('Insufficient funds')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await decide(world, 'Late callback');
  await openPath(`/?ticket_code=${code}&key=${key}`);
  await expect.element(heading('Confirming payment…')).toBeVisible();
  await world.advance('PT1M');
  await untilShown(world, heading('Transaction Successful'));
  await expect.element(page.getByRole('button', { name: 'Make Full Payment' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Download Receipt' })).toBeVisible();
  const { payment_history: parts, is_paid: isPaid } = await manager.call.listPayments({ params: { id } });
  expect(isPaid).toBe(true);
  expect(parts.filter(({ paid_at: at }) => at !== null).map(({ type, amount }) => [type, amount])).toEqual([
    ['deposit', 600],
    ['balance', 600],
  ]);
});
