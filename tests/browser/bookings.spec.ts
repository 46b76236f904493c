import type { Page } from '@playwright/test';
import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { question, wire } from './support/packages.ts';
import { rights, rowsOf } from './support/records.ts';
import { goTo } from './support/walk.ts';

const VVIP = 'Booking Management (VVIP)';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const decision = (page: Page) => page.getByRole('dialog', { name: 'Hold On!' });
const status = (page: Page) => page.getByLabel('Status', { exact: true });
const codes = (page: Page) => rowsOf(page, VVIP).locator('td:nth-child(2) a span:first-child').allTextContents();

test('the list keeps its filters, takes new bookings in where they belong, and removes what may go', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const date = daysAfter(await world.today(), 9);
  await manager.open(page, '/d/booking/0');
  await expect(heading(page, VVIP)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Receipt No',
    'Ticket No',
    'Status',
    'Package',
    'Amount',
    'Departure Date',
    'Passenger',
    'Created At',
    'Action',
  ]);
  await lookAt(page, 'booking list');
  await expectLive(page);

  // Before the first row that is not pending, one page, one more in all; once.
  const before = await codes(page);
  const pending = await rowsOf(page, VVIP).filter({ hasText: 'Pending' }).count();
  const count = Number((await page.getByText(/^\d+ bookings$/).textContent())!.split(' ')[0]);
  const { code } = await makeBooking(manager, date);
  await expect(page.getByText(`${count + 1} bookings`)).toBeVisible();
  expect((await codes(page)).toSorted()).toEqual([code, ...before].slice(0, 20).toSorted());
  expect((await codes(page)).indexOf(code)).toBeLessThanOrEqual(pending);
  const [mine] = (await manager.call.listBookings({ query: { vvip_charter: 0, search: code } })).data;
  const shown = await codes(page);
  const waiting = await rowsOf(page, VVIP).filter({ hasText: 'Pending' }).count();
  const told = { ...mine!, id: 999_999, code: 'MRCTOLDLIVE' };
  await world.tell({ type: 'new-booking', ticket: told });
  await expect(page.getByText(`${count + 2} bookings`)).toBeVisible();
  expect(await codes(page)).toEqual(shown.toSpliced(waiting, 0, told.code).slice(0, 20));
  await world.tell({ type: 'new-booking', ticket: { ...told, name: 'Told again' } });
  await world.tell({ type: 'new-booking', ticket: { ...told, code: 'MRCCHARTER1', vvip_charter: true } });
  await expect(rowsOf(page, VVIP).filter({ hasText: 'Told again' })).toHaveCount(1);
  await expect(page.getByText(`${count + 2} bookings`)).toBeVisible();
  // A charter is none of this list, and a filter keeps new rows out.
  const charter = await makeBooking(manager, date, { package_id: 7, jetty_id: 1, slot: null, name: 'Charter guest' });
  await status(page).selectOption('Approved');
  await expect(page).toHaveURL(/status=approved/);
  const { code: other } = await makeBooking(manager, date, { slot: '10:00 - 11:00' });
  await expect(page.getByRole('link', { name: new RegExp(other) })).toBeHidden();
  await expect(rowsOf(page, VVIP).filter({ hasText: 'Charter guest' })).toBeHidden();

  // Search and status are kept in this browser; Reset takes them off.
  await goTo(page, '/d/dashboard');
  await expect(heading(page, VVIP)).toBeHidden();
  await goTo(page, '/d/booking/0');
  await expect(status(page)).toHaveValue('approved');
  await button(page, 'Reset').click();
  await expect(status(page)).toHaveValue('all');
  await expect(button(page, 'Reset')).toBeVisible();
  await page.getByRole('button', { name: /^Amount/ }).click();
  await expect(page).toHaveURL(/sort_by=total_amount&sort=asc/);
  await page.getByLabel('Search bookings').fill('no such booking');
  await expect(page.getByText('No matching bookings')).toBeVisible();
  await page.getByLabel('Search bookings').fill(code);
  await expect(rowsOf(page, VVIP)).toHaveCount(1);

  await button(page, `Delete booking ${code}`).click();
  await expect(question(page)).toContainText('Hold On!');
  await expect(question(page)).toContainText(`${code}, Puan Salmah`);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Booking has been removed')).toBeVisible();
  await expect(page.getByText('No matching bookings')).toBeVisible();

  await goTo(page, '/d/booking/1');
  await expect(heading(page, 'Booking Management (Normal)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Charter' })).toBeVisible();
  await expect(rowsOf(page, 'Charter').filter({ hasText: 'Charter guest' })).toContainText('Pending');

  // A charter has one price for any passengers, who have none of their own.
  await manager.call.approveBooking({ body: { id: charter.id, booking_note: 'Welcome' } });
  for (const path of [`/d/booking/1/${charter.code}`, `/d/tickets/1/${charter.code}`]) {
    await goTo(page, path);
    const table = page.getByRole('table', { name: 'Passengers' });
    await expect(table.getByRole('row', { name: /^Charter/ })).toHaveText(/^Charter\s*RM 900\.00$/);
    await expect(table.getByRole('row', { name: /^Adult/ })).not.toContainText('RM');
  }
});

test('a decided booking can be read, mailed, moved and printed by who may; only a void can be asked for by who may not void', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/404|422.*edit_email/);
  const manager = await world.signIn('manager');
  const today = await world.today();
  const { code, id } = await makeBooking(manager, daysAfter(today, 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  // An address of the other list leads to the right one; a code that nobody has says so.
  await manager.open(page, `/d/booking/1/${code}`);
  await expect(heading(page, `Booking #${code}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/d/booking/0/${code}$`));
  await expect(page.getByText('Unpaid')).toBeVisible();
  await expect(button(page, 'View Receipt')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'View Receipt')).toHaveAccessibleDescription('Ticket has not been paid');

  await button(page, 'Payment History').click();
  await expect(page.getByRole('dialog', { name: 'Payment History' })).toContainText('No Data');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await button(page, 'Edit Email').click();
  await wire(page, 'email').fill('office@school.test');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save|^Change/ })
    .click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(page.getByText('office@school.test', { exact: true })).toBeVisible();

  // A colleague saves other addresses while the dialog is open.
  await button(page, 'Edit Email').click();
  const emails = page.getByRole('dialog', { name: 'Edit Email' });
  await wire(page, 'email').fill('mine@school.test');
  const admin = await world.signIn('admin');
  await admin.call.editEmails({ body: { id, email: 'theirs@school.test' } });
  await emails.getByRole('button', { name: /^Save|^Change/ }).click();
  await expect(emails.getByRole('alert')).toContainText('Your changes are still here.');
  await expectAccessible(page);
  await emails.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(wire(page, 'email')).toHaveValue('theirs@school.test');
  await wire(page, 'email').fill('office@school.test');
  await emails.getByRole('button', { name: /^Save|^Change/ }).click();
  await expect(emails).toBeHidden();
  await expect(page.getByText('office@school.test', { exact: true })).toBeVisible();
  await button(page, 'Resend Email').click();
  await expect(page.getByText("Email has been sent to customer's email")).toBeVisible();
  await expect(button(page, 'Resend Email')).toBeHidden();
  expect((await world.outbox()).at(-1)!.to).toContain('office@school.test');

  const link = page.getByRole('link', { name: 'Open the payment link' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`${world.base}/tickets/email/booking/${code}\\?key=[0-9a-f]{32}$`),
  );
  const [paying] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(paying.getByText(code).first()).toBeVisible();
  await paying.close();
  // A sheet for paper, in a window of its own; this browser shows no PDF in one, so its address alone is taken.
  await page.evaluate('window.open = (address) => ((document.body.dataset.opened = address), null)');
  await button(page, 'Print').click();
  const sheet = await page.request.get((await page.locator('body').getAttribute('data-opened')) ?? '');
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await button(page, 'Edit departure date').click();
  const move = page.getByRole('dialog', { name: 'Change departure date' });
  await move.locator('[aria-pressed="true"]').click();
  await move.getByRole('button', { name: /^11:00 - 12:00/ }).click();
  await move.getByRole('button', { name: 'Change departure' }).click();
  await expect(page.getByText('Departure date has been updated')).toBeVisible();
  await expect(page.getByText('11:00 - 12:00')).toBeVisible();

  await goTo(page, '/d/booking/0/MRBNOBODY00');
  await expect(page.getByText('This booking does not exist')).toBeVisible();

  // Who may only ask for a void.
  await manager.call.editUser({ body: { id: 6, policies: rights('Booking', 'View', 'Cancel (Request)') } });
  const window = await elsewhere(await world.signIn('csa'), `/d/booking/0/${code}`);
  await expect(heading(window, `Booking #${code}`)).toBeVisible();
  await expect(button(window, 'Void')).toBeHidden();
  await expect(button(window, 'Edit Email')).toBeHidden();
  await button(window, 'Request for Void').click();
  const ask = window.getByRole('dialog', { name: 'Request for Void' });
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(ask.getByText('Please complete this field')).toBeVisible();
  await ask.getByLabel('Reason').fill('The group fell ill');
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(window.getByText('Void request has been submited')).toBeVisible();
  await expect(window.getByText('Pending Void')).toBeVisible();
  await expect(button(window, 'Request for Void')).toHaveAttribute('aria-disabled', 'true');
});

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
