import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { loseResponse, loseRequest } from '@testing/network.ts';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import type { FoundTicket } from '@muara/contract/types';
import { bookings, daysAfter, inState, makeBooking } from '../../../../tests/support/stages/bookings.ts';
import { linggiSale } from '../../../../tests/support/stages/sales.ts';
import { atTill, choosePackage, counter, fillSale, group, openDrawer, soldCode, toCheckout } from '@testing/till.ts';
import { openBooking, openTool, payBy, result, scan } from '@testing/tools.ts';

/** Shows the till an outdated booking, as if the office had changed it since. */
function foundAs(world: TestWorld, part: Partial<FoundTicket>): void {
  world.interceptOnce('searchBookings', async (forward) => {
    const { tickets, ...rest } = (await (await forward()).json()) as { tickets: FoundTicket[] };
    return Response.json({ ...rest, tickets: tickets.map((one) => ({ ...one, ...part })) });
  });
}

/** Parks the sale repeatedly until no more sales can be parked. */
function fillShelf(): void {
  const key = 'muara.sale.parked';
  const kept = JSON.parse(localStorage.getItem(key)!) as { sales: { id: string }[] };
  const sales = Array.from({ length: 10 }, (_, index) => ({ ...kept.sales[0], id: `copy-${index}` }));
  localStorage.setItem(key, JSON.stringify({ ...kept, sales }));
}

test('the searches say what they take, and what they did not find', async () => {
  const world = createTestWorld();
  await atTill(world);
  for (const [name, refused, message] of [
    ['Booking search', '', 'Please complete this field'],
    ['Booking search', 'Nur Aina', 'Please enter a ticket code or an email'],
    ['Wristband search', '   ', 'Please complete this field'],
    ['Wristband search', 'MRC', 'Please enter a ticket code or an email'],
    ['Dining search', '', 'Please complete this field'],
    ['Dining search', 'aina@mail.test', 'Please enter a ticket code'],
  ] as const) {
    await step(`${name}: '${refused}'`, async () => {
      const dialog = await openTool(name);
      await scan(dialog, refused);
      const field = dialog.getByLabelText(/^Ticket code/);
      await expect.element(field).toHaveAccessibleDescription(message);
      await expect.element(field).toHaveFocus();
      await scan(dialog, 'MRCZZZZZZZZ');
      await expect.element(dialog.getByText('No result').first()).toBeVisible();
      await expect.element(field).toHaveFocus();
      if (refused.trim() === '') await expectAccessible();
      await press('Escape');
      await expect.element(dialog).not.toBeInTheDocument();
    });
  }
});

test('bookings that cannot be paid are listed with their reason, and cannot be chosen', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const list = await bookings(world, cashier);
  const manager = await world.signIn('manager');
  const today = await world.today();
  const { code: pending } = await makeBooking(manager, daysAfter(today, 9));
  const { id, code: rejected } = await makeBooking(manager, daysAfter(today, 10));
  await manager.call.rejectBooking({ body: { id, booking_note: 'Full', send_email: 0 } });
  const dialog = await openTool('Booking search');
  const closed = [
    ['Pending Approval', pending],
    ['Rejected', rejected],
    ['Paid', inState(list, 'Paid').code],
  ] as const;
  for (const [state, code] of closed) {
    await scan(dialog, code);
    const row = result(dialog, code);
    await expect.element(row).toHaveAttribute('aria-disabled', 'true');
    await expect.element(row).toHaveTextContent(state);
    if (state === 'Pending Approval') {
      await expect.element(row).toHaveTextContent('Amount hidden');
      await expect.element(row).not.toHaveTextContent('RM');
    }
    await row.click({ force: true });
    await expect.element(dialog).toBeVisible();
  }
  await expectAccessible();

  const { code, jetty_id: jettyId, package_id: packageId } = inState(list, 'Pending Payment');
  const { data } = await manager.call.listJetties({ query: {} });
  const { updated_at: _then, gotSlots: _slots, active: _open, ...jetty } = data.find(({ id }) => id === jettyId)!;
  await manager.call.editJetty({ body: { ...jetty, active: 0 } });
  await scan(dialog, code);
  await expect.element(result(dialog, code)).toHaveTextContent('Jetty does not exist');
  await manager.call.deletePackage({ params: { id: packageId } });
  await scan(dialog, code);
  await expect.element(result(dialog, code)).toHaveTextContent('Package does not exist');
});

test('the payment of a booking: what is wrong shows at its field, and nothing is taken', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  const payment = await openBooking(booking.code);

  await step('a discount: nothing, zero, more than is to be paid', async () => {
    await payment.getByRole('button', { name: 'Discount' }).click();
    const off = payment.getByLabelText('Discount in RM');
    for (const [typed, message] of [
      ['', 'Please complete this field'],
      ['0', 'Invalid amount'],
      [String(booking.amount_to_pay! + 0.01), 'Discount amount cannot be more than total amount'],
      ['1000000.01', 'Invalid amount'],
    ] as const) {
      await off.fill(typed);
      await press('Enter');
      await expect.element(off, { message: typed }).toHaveAccessibleDescription(message);
      await expect.element(off).toHaveFocus();
    }
  });

  await step('a bank transfer and a credit facility lack what proves them', async () => {
    const transfer = await payBy(payment, 'Bank Transfer');
    await transfer.getByRole('button', { name: 'Confirm' }).click();
    await expect
      .element(transfer.getByLabelText('Reference number'))
      .toHaveAccessibleDescription('Please complete this field');
    await expect
      .element(transfer.getByLabelText('Bank', { exact: true }))
      .toHaveAccessibleDescription('Please select the options');
    await press('Escape');
    const credit = await payBy(payment, 'Credit Facility');
    await credit.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(credit.getByText('Please upload the supporting document')).toBeVisible();
    await credit.getByCss('input[type="file"]').upload(new File(['no pdf'], 'order.pdf', { type: 'application/pdf' }));
    await expect.element(credit.getByText('File not supported.')).toBeVisible();
    await press('Escape');
  });

  await step('somebody else has taken the payment meanwhile', async () => {
    const other = await world.signIn('manager');
    await other.call.acceptPayment({ body: { id: booking.id, payment_method: 'Card' } });
    const card = await payBy(payment, 'Card');
    await card.getByRole('button', { name: 'Confirm' }).click();
    const modal = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect.element(modal).toHaveTextContent('This booking cannot be paid');
    await modal.getByRole('button', { name: 'Ok' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booking search' });
    await expect.element(result(dialog, booking.code)).toHaveTextContent('Paid');
    expect((await world.journal('acceptPayment')).map(({ status }) => status)).toEqual([200, 422]);
  });
});

test('a booking without all four fields takes no credit facility; another amount asks for a look', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  foundAs(world, { company_name: null, amount_to_pay: booking.amount_to_pay! - 1 });
  const payment = await openBooking(booking.code);
  await payment.getByRole('button', { name: 'Credit Facility', exact: true }).click();
  await expect.element(page.getByText('Please complete user info form')).toBeVisible();
  await expect.element(payment).toBeVisible();
  const card = await payBy(payment, 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oops', exact: true });
  await expect.element(modal).toHaveTextContent('There is a price update. Please refresh your browser and try again.');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await expect.element(result(page.getByRole('dialog', { name: 'Booking search' }), booking.code)).toBeVisible();
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: booking.code } });
  expect(ticket.is_paid).toBe(false);
});

test('a payment whose response is lost is taken once: pressing again shows it', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const booking = inState(await bookings(world, cashier), 'Pending Payment');
  const payment = await openBooking(booking.code);
  const drawer = await payBy(payment, 'Cash');
  world.interceptOnce('acceptPayment', loseResponse);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect.element(modal).toHaveTextContent('Failed to fetch. Please check your network connection');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 0\.00$/);
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: booking.code } });
  expect(ticket.is_paid).toBe(true);
  const attempts = await world.journal('acceptPayment');
  expect(attempts.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(attempts.map(({ body }) => (body as { _: string })._)).size).toBe(1);
});

test('a sale whose response is lost, before a reload, still makes one ticket, and the cashier sees it', async () => {
  const world = createTestWorld();
  const before = await world.countTickets();
  const cashier = await atTill(world);
  await fillSale();
  await toCheckout();
  world.interceptOnce('generateTicket', loseResponse);
  await (await openDrawer()).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('alertdialog', { name: 'Oopss' }).getByRole('button', { name: 'Ok' }).click();
  await openPath(shownPath());
  await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  await (await openDrawer()).getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 0\.00$/);
  expect(await world.countTickets()).toBe(before + 1);
  expect((await cashier.call.listTickets({ query: {} })).data[0]!.code).toBe(await soldCode());
});

test('faults of the server in mid-sale: the words of the server, and the draft stays', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await toCheckout();
  const confirm = async () => {
    const drawer = page.getByRole('dialog', { name: 'Cash' });
    if (!drawer.query()) await openDrawer();
    await drawer.getByRole('button', { name: 'Confirm' }).click();
  };
  const modal = page.getByRole('alertdialog');
  for (const [fault, message] of [
    [{ code: 'too_many_requests' }, 'Too many request'],
    [{ code: 'internal_error' }, 'Something went wrong'],
  ] as const) {
    await step(message, async () => {
      await world.addFault({ operationId: 'generateTicket', rate: 1, ...fault });
      await confirm();
      await expect.element(modal).toHaveTextContent(message);
      await world.clearFaults();
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect.element(modal).not.toBeInTheDocument();
    });
  }
  await step('a request that is lost', async () => {
    world.interceptOnce('generateTicket', loseRequest);
    await confirm();
    await expect.element(modal).toHaveTextContent('Failed to fetch. Please check your network connection');
    await modal.getByRole('button', { name: 'Ok' }).click();
    await expect.element(modal).not.toBeInTheDocument();
  });
  await step(
    'a new version that somebody between tells without a word reloads, and the sale is still there',
    async () => {
      world.interceptOnce('generateTicket', () => new Response('', { status: 409 }));
      await confirm();
      await expect.element(modal).toHaveTextContent('New Updates. Please refresh your browser');
      await modal.getByRole('button', { name: 'Ok' }).click();
      // The page from before has its drawer open until it is loaded again.
      await expect.element(page.getByRole('dialog', { name: 'Cash' })).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
      await expect.element(page.getByText('RM 75.00').first()).toBeVisible();
    },
  );
  await step('and is sold once', async () => {
    const before = await world.countTickets();
    await confirm();
    await expect.element(page.getByTestId('change-due')).toBeVisible();
    expect(await world.countTickets()).toBe(before + 1);
  });
});

test('a parked sale whose slot was sold elsewhere comes back to its slots and says so; the eleventh is not parked', async () => {
  const world = createTestWorld();
  await world.freezeAt('08:00');
  const cashier = await atTill(world);
  const slots = page.getByRole('list', { name: 'Slots at Sungai Linggi' });
  const panel = page.getByRole('dialog', { name: 'Park or recall' });
  await choosePackage();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Sungai Linggi/ })
    .click();
  await slots.getByRole('button', { name: /^10:00/ }).click();
  await counter(group('Malaysian'), 'Adult').fill('4');
  await openTool('Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();

  const today = await world.today();
  const { slots: now } = await cashier.call.listSlots({ body: { package_id: 1, jetty_id: 3, date: today } });
  const { available } = now.find(({ from }) => from === '10:00')!;
  await cashier.call.generateTicket({ body: linggiSale(available, '10:00 - 11:00') });
  await openTool('Park or recall');
  await panel.getByRole('button', { name: /^Recall/ }).click();
  await expect.element(page.getByRole('alert').getByText('Please select slot')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Choose a slot' })).toBeVisible();
  await slots.getByRole('button', { name: /^14:00/ }).click();
  await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('4');

  await openTool('Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  fillShelf();
  await fillSale();
  await openTool('Park or recall');
  await panel.getByRole('button', { name: 'Park this sale' }).click();
  await expect.element(page.getByText('You can park up to 10 sales')).toBeVisible();
  await expect.element(panel).toBeVisible();
});
