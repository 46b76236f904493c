import type { FoundTicket } from '@muara/contract/types';
import type { Page } from '@playwright/test';
import { bookings, daysAfter, inState, makeBooking } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { linggiSale } from '../support/stages/sales.ts';
import { atTill, choosePackage, counter, fillSale, group, openDrawer, soldCode, toCheckout } from './support/till.ts';
import { openBooking, openTool, payBy, result, scan } from './support/tools.ts';

/** Shows the till a booking other than it is: what another counter or an office has changed since. */
async function foundAs(page: Page, part: Partial<FoundTicket>): Promise<void> {
  await page.route('**/api/tickets/search-booking', async (route) => {
    const response = await route.fetch();
    const { tickets } = (await response.json()) as { tickets: FoundTicket[] };
    await route.fulfill({ response, json: { tickets: tickets.map((one) => ({ ...one, ...part })) } });
  });
}

test('the searches say what they take, and what they did not find', async ({ page, world }) => {
  await atTill(page, world);
  for (const [name, refused, message] of [
    ['Booking search', '', 'Please complete this field'],
    ['Booking search', 'Nur Aina', 'Please enter a ticket code or an email'],
    ['Wristband search', '   ', 'Please complete this field'],
    ['Wristband search', 'MRC', 'Please enter a ticket code or an email'],
    ['Dining search', '', 'Please complete this field'],
    ['Dining search', 'aina@mail.test', 'Please enter a ticket code'],
  ] as const) {
    await test.step(`${name}: '${refused}'`, async () => {
      const dialog = await openTool(page, name);
      await scan(dialog, refused);
      const field = dialog.getByLabel(/^Ticket code/);
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
      await scan(dialog, 'MRCZZZZZZZZ');
      await expect(dialog.getByText('No result').first()).toBeVisible();
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});

test('bookings that cannot be paid are listed with their reason, and cannot be chosen', async ({ page, world }) => {
  test.slow();
  const cashier = await atTill(page, world);
  const list = await bookings(world, cashier);
  const manager = await world.signIn('manager');
  const today = await world.today();
  const { code: pending } = await makeBooking(manager, daysAfter(today, 9));
  const { id, code: rejected } = await makeBooking(manager, daysAfter(today, 10));
  await manager.call.rejectBooking({ body: { id, booking_note: 'Full', send_email: 0 } });
  const dialog = await openTool(page, 'Booking search');
  const closed = [
    ['Pending Approval', pending],
    ['Rejected', rejected],
    ['Paid', inState(list, 'Paid').code],
  ] as const;
  for (const [state, code] of closed) {
    await scan(dialog, code);
    const row = result(dialog, code);
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await expect(row).toContainText(state);
    if (state === 'Pending Approval') {
      await expect(row).toContainText('Amount hidden');
      await expect(row).not.toContainText('RM');
    }
    await row.click({ force: true });
    await expect(dialog).toBeVisible();
  }
  await expectAccessible(page);

  const { code, jetty_id: jettyId, package_id: packageId } = inState(list, 'Pending Payment');
  const { data } = await manager.call.listJetties({ query: {} });
  const { updated_at: _then, gotSlots: _slots, active: _open, ...jetty } = data.find(({ id }) => id === jettyId)!;
  await manager.call.editJetty({ body: { ...jetty, active: 0 } });
  await scan(dialog, code);
  await expect(result(dialog, code)).toContainText('Jetty does not exist');
  await manager.call.deletePackage({ params: { id: packageId } });
  await scan(dialog, code);
  await expect(result(dialog, code)).toContainText('Package does not exist');
});

test('the payment of a booking: what is wrong shows at its field, and nothing is taken', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422/);
  const cashier = await atTill(page, world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  const payment = await openBooking(page, booking.code);

  await test.step('a discount: nothing, zero, more than is to be paid', async () => {
    await payment.getByRole('button', { name: 'Discount' }).click();
    const off = payment.getByLabel('Discount in RM');
    for (const [typed, message] of [
      ['', 'Please complete this field'],
      ['0', 'Invalid amount'],
      [String(booking.amount_to_pay! + 0.01), 'Discount amount cannot be more than total amount'],
      ['1000000.01', 'Invalid amount'],
    ] as const) {
      await off.fill(typed);
      await page.keyboard.press('Enter');
      await expect(off, typed).toHaveAccessibleDescription(message);
      await expect(off).toBeFocused();
    }
  });

  await test.step('a bank transfer and a credit facility lack what proves them', async () => {
    const transfer = await payBy(page, payment, 'Bank Transfer');
    await transfer.getByRole('button', { name: 'Confirm' }).click();
    await expect(transfer.getByLabel('Reference number')).toHaveAccessibleDescription('Please complete this field');
    await expect(transfer.getByLabel('Bank', { exact: true })).toHaveAccessibleDescription('Please select the options');
    await page.keyboard.press('Escape');
    const credit = await payBy(page, payment, 'Credit Facility');
    await credit.getByRole('button', { name: 'Confirm' }).click();
    await expect(credit.getByText('Please upload the supporting document')).toBeVisible();
    await credit
      .locator('input[type="file"]')
      .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') });
    await expect(credit.getByText('File not supported.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('somebody else has taken the payment meanwhile', async () => {
    const other = await world.signIn('manager');
    await other.call.acceptPayment({ body: { id: booking.id, payment_method: 'Card' } });
    const card = await payBy(page, payment, 'Card');
    await card.getByRole('button', { name: 'Confirm' }).click();
    const modal = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect(modal).toContainText('This booking cannot be paid');
    await modal.getByRole('button', { name: 'Ok' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booking search' });
    await expect(result(dialog, booking.code)).toContainText('Paid');
    expect((await world.journal('acceptPayment')).map(({ status }) => status)).toEqual([200, 422]);
  });
});

test('a booking without all four fields takes no credit facility; another amount asks for a look', async ({
  page,
  world,
}) => {
  const cashier = await atTill(page, world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  await foundAs(page, { company_name: null, amount_to_pay: booking.amount_to_pay! - 1 });
  const payment = await openBooking(page, booking.code);
  await payment.getByRole('button', { name: 'Credit Facility', exact: true }).click();
  await expect(page.getByText('Please complete user info form')).toBeVisible();
  await expect(payment).toBeVisible();
  const card = await payBy(page, payment, 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oops', exact: true });
  await expect(modal).toContainText('There is a price update. Please refresh your browser and try again.');
  await page.unroute('**/api/tickets/search-booking');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await expect(result(page.getByRole('dialog', { name: 'Booking search' }), booking.code)).toBeVisible();
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: booking.code } });
  expect(ticket.is_paid).toBe(false);
});

test('a payment whose answer is cut is taken once: pressing again shows it', async ({ page, world, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const cashier = await atTill(page, world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  const payment = await openBooking(page, booking.code);
  const drawer = await payBy(page, payment, 'Cash');
  await page.route(
    '**/api/tickets/accept-payment',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect(modal).toContainText('Failed to fetch. Please check your network connection');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: booking.code } });
  expect(ticket.is_paid).toBe(true);
  const attempts = await world.journal('acceptPayment');
  expect(attempts.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(attempts.map(({ body }) => (body as { _: string })._)).size).toBe(1);
});

test('a sale whose answer is lost to a cut and a reload still makes one ticket, and the cashier sees it', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const before = await world.countTickets();
  const cashier = await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  await page.route(
    '**/api/tickets/generate',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await (await openDrawer(page)).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog', { name: 'Oopss' }).getByRole('button', { name: 'Ok' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  await (await openDrawer(page)).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
  expect(await world.countTickets()).toBe(before + 1);
  expect((await cashier.call.listTickets({ query: {} })).data[0]!.code).toBe(await soldCode(page));
});

test('faults of the server in mid-sale: the words of the server, and the draft stays', async ({
  page,
  world,
  complaints,
  conformance,
}) => {
  test.slow();
  complaints.allow(/409|429|500|ERR_/);
  conformance.allow(/^generateTicket 409/);
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  const confirm = async () => {
    const drawer = page.getByRole('dialog', { name: 'Cash' });
    if (!(await drawer.isVisible())) await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).click();
  };
  const modal = page.getByRole('alertdialog');
  for (const [fault, message] of [
    [{ code: 'too_many_requests' }, 'Too many request'],
    [{ code: 'internal_error' }, 'Something went wrong'],
    // The browser itself tries a dropped connection again.
    [{ drop: true }, 'Failed to fetch. Please check your network connection'],
  ] as const) {
    await test.step(message, async () => {
      await world.addFault({ operationId: 'generateTicket', rate: 1, ...fault });
      await confirm();
      await expect(modal).toContainText(message);
      await world.clearFaults();
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect(modal).toBeHidden();
    });
  }
  await test.step('a new version that somebody between tells without a word reloads, and the sale is still there', async () => {
    await page.route('**/api/tickets/generate', (route) => route.fulfill({ status: 409, body: '' }), { times: 1 });
    await confirm();
    await expect(modal).toContainText('New Updates. Please refresh your browser');
    const reloaded = page.waitForEvent('load');
    await modal.getByRole('button', { name: 'Ok' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
    await expect(page.getByText('RM 75.00').first()).toBeVisible();
  });
  await test.step('and is sold once', async () => {
    const before = await world.countTickets();
    await confirm();
    await expect(page.getByTestId('change-due')).toBeVisible();
    expect(await world.countTickets()).toBe(before + 1);
  });
});

test('a parked sale whose slot was sold elsewhere comes back to its slots and says so; the eleventh is not parked', async ({
  page,
  world,
}) => {
  test.slow();
  await world.freezeAt('08:00');
  const cashier = await atTill(page, world);
  const slots = page.getByRole('list', { name: 'Slots at Sungai Linggi' });
  const panel = page.getByRole('dialog', { name: 'Park or recall' });
  await choosePackage(page);
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  await slots.getByRole('button', { name: /^10:00/ }).click();
  await counter(group(page, 'Malaysian'), 'Adult').fill('4');
  await openTool(page, 'Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();

  const today = await world.today();
  const { slots: now } = await cashier.call.listSlots({ body: { package_id: 1, jetty_id: 3, date: today } });
  const { available } = now.find(({ from }) => from === '10:00')!;
  await cashier.call.generateTicket({ body: linggiSale(available, '10:00 - 11:00') });
  await openTool(page, 'Park or recall');
  await panel.getByRole('button', { name: /^Recall/ }).click();
  await expect(page.getByRole('alert').getByText('Please select slot')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
  await slots.getByRole('button', { name: /^14:00/ }).click();
  await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('4');

  await openTool(page, 'Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('muara.sale.parked')!) as { sales: { id: string }[] };
    const [sale] = kept.sales;
    localStorage.setItem(
      'muara.sale.parked',
      JSON.stringify({ ...kept, sales: Array.from({ length: 10 }, (_, index) => ({ ...sale, id: `copy-${index}` })) }),
    );
  });
  await fillSale(page);
  await openTool(page, 'Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect(page.getByText('You can park up to 10 sales')).toBeVisible();
  await expect(panel).toBeVisible();
});
