import type { Page } from '@playwright/test';
import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible } from './support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const decision = (page: Page) => page.getByRole('dialog', { name: 'Hold On!' });

test('a booking is paid over its link: a deposit after a failure and a lapse, the rest once though told twice, and what came twice is marked', async ({
  page,
  world,
}) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: manager.user.id, booking_default_message: 'Jumpa di jeti' } });
  const { code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.open(page, `/d/booking/0/${code}`);
  await button(page, 'Approve').click();
  await expect(decision(page).getByLabel('Note')).toHaveValue('Jumpa di jeti');
  await decision(page).getByLabel('50% deposit').check();
  await decision(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Booking has been approved')).toBeVisible();

  const { ticket } = await manager.call.getBooking({ params: { ticket_code: code } });
  const link = `${world.base}/tickets/email/booking/${code}?key=${ticket!.document_key}`;
  const says = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const open = () => page.goto(link);
  /** What the provider says leads back to the shop; the link tells the same. */
  const result = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  const toProvider = async (amount: string) => {
    await page.getByRole('button', { name: `Pay RM ${amount}` }).click();
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  };
  await open();
  await says('Jumpa di jeti');
  await expectAccessible(page);
  await toProvider('600.00');
  await button(page, 'Fail').click();
  await result('Transaction Failed');
  await open();
  await says('The last payment did not go through: Insufficient funds');
  await toProvider('600.00');
  await button(page, 'Close the tab').click();
  await open();
  await says('Payment under way');
  await world.advance('PT31M');
  await open();
  await says('The payment provider did not report back');
  await toProvider('600.00');
  await button(page, 'Late callback').click();
  await open();
  await says('Payment under way');
  await world.advance('PT46S');
  await open();
  await says('Deposit paid');
  for (const screen of ['booking/0', 'tickets/1']) {
    await page.goto(`/d/${screen}/${code}`);
    await expect(page.getByRole('main')).toContainText(/Paid so far\s*RM\s*600\.00\s*Outstanding\s*RM\s*600\.00/);
  }
  await open();

  // The rest is begun in two tabs, the second once the first is no longer being checked, and paid in both.
  const other = await page.context().newPage();
  await other.goto(link);
  await toProvider('600.00');
  await world.advance('PT3M');
  await other.getByRole('button', { name: 'Pay RM 600.00' }).click();
  await button(page, 'Callback twice').click();
  await result('Transaction Successful');
  await open();
  await says('We look forward to having you on board.');
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Transaction Successful' })).toBeVisible();
  await other.goto(link);
  await expect(other.getByText('Received twice; we return it to you')).toBeVisible();
  await other.close();

  await page.goto(`/d/booking/0/${code}`);
  await button(page, 'Payment History').click();
  const history = page.getByRole('dialog', { name: 'Payment History' });
  await expect(history.getByText('Surplus: repayment due')).toHaveCount(1);
  await expect(history.getByRole('listitem')).toHaveText([/^Paid/, /^Paid/, /^Paid/, /^Failed/, /^Failed/]);
  await expectAccessible(page);

  // The surplus is paid back from here.
  await history.getByRole('button', { name: 'Mark as paid back' }).click();
  const back = page.getByRole('dialog', { name: 'Mark as paid back' });
  await expect(back).toContainText(`RM 600.00 was received for ticket ${code} but is not owed.`);
  await back.getByLabel('Transfer reference').fill('TRF 778210');
  await back.getByRole('button', { name: 'Mark RM 600.00 as paid back' }).click();
  await expect(page.getByText('Surplus has been marked as paid back')).toBeVisible();
  await expect(history.getByText(/^Paid back on .* · TRF 778210$/)).toBeVisible();
  await expect(history.getByText('Surplus: repayment due')).toHaveCount(0);
});
