import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { openProvider } from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { bookings, daysAfter, makeBooking, sellDinner } from '../../../../tests/support/stages/bookings.ts';
import { atTill, counter, fillSale, group, payCash, toPassengers } from '@testing/till.ts';
import { expectNoToast } from '@testing/toasts.ts';
import { openBooking, openTool, payBy, result, scan } from '@testing/tools.ts';

test('a booking is paid in two parts: the deposit in cash with change, the rest by transfer, each once', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 1 } });
  const [booking] = (await cashier.call.searchBookings({ body: { search: code } })).tickets;
  if (!booking) throw new Error('the counter does not find the booking');

  await step('the code, in any case, opens the payment; what is due is said in words', async () => {
    await press('b');
    await scan(page.getByRole('dialog', { name: 'Booking search' }), code.toLowerCase());
    const payment = page.getByRole('dialog', { name: code, exact: true });
    await expect.element(payment.getByText('Deposit, half of the total')).toBeVisible();
    await expect.element(payment.getByText(booking.package.name)).toBeVisible();
    await expect.element(payment.getByRole('button', { name: 'Cash', exact: true })).toHaveFocus();
    await expectAccessible();
  });

  await step('cash: the change is shown, the booking has its deposit, the receipt waits', async () => {
    const drawer = await payBy(page.getByRole('dialog', { name: code, exact: true }), 'Cash');
    const cash = drawer.getByLabelText('Cash received');
    await expect.element(cash).toHaveFocus();
    await cash.fill('1');
    await press('Enter');
    const due = booking.amount_to_pay!;
    const shown = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2 }).format(due);
    await expect.element(cash).toHaveAccessibleDescription(`Amount cannot be less than RM ${shown}`);
    await cash.fill(String(due + 20));
    await press('Enter');
    await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 20\.00$/);
    await expect.element(page.getByText('Payment has been taken')).toBeVisible();
    await expect.element(page.getByText('The receipt is available after full payment.')).toBeVisible();
    await expectAccessible();
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ is_paid: false, partial_paid: true });
  });

  await step('the rest by bank transfer makes it paid; then it cannot be chosen any more', async () => {
    await page.getByRole('button', { name: 'Next booking' }).click();
    const search = page.getByRole('dialog', { name: 'Booking search' });
    await expect.element(search.getByLabelText('Ticket code or email')).toHaveFocus();
    await scan(search, code);
    const payment = page.getByRole('dialog', { name: code, exact: true });
    await expect.element(payment.getByText('Balance, after the deposit')).toBeVisible();
    const transfer = await payBy(payment, 'Bank Transfer');
    await transfer.getByLabelText('Reference number').fill('TRX-77');
    await transfer.getByLabelText('Bank', { exact: true }).selectOptions('Maybank');
    await transfer.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByText('Paid by Bank Transfer')).toBeVisible();
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ is_paid: true, payment_method: 'Bank Transfer' });
    await page.getByRole('button', { name: 'Next booking' }).click();
    await scan(search, code);
    await expect.element(result(search, code)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(result(search, code)).toHaveAccessibleDescription(/Paid$/);
  });
});

test('a booking found by e-mail, less a discount, by card; a credit facility goes with its document', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const open = (await bookings(world, cashier)).filter(({ state }) => state === 'Pending Payment');
  const [first, second] = [open[0]!, open[1]!];
  const search = await openTool('Booking search');
  await scan(search, first.email!);
  await expect.element(result(search, first.code)).toBeVisible();
  await result(search, first.code).click();
  const payment = page.getByRole('dialog', { name: first.code, exact: true });
  await payment.getByRole('button', { name: 'Discount' }).click();
  const off = payment.getByLabelText('Discount in RM');
  await expect.element(off).toHaveFocus();
  await off.fill('20.50');
  await press('Enter');
  await expect.element(payment.getByText('RM 20.50 off')).toBeVisible();
  const card = await payBy(payment, 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Paid by Card')).toBeVisible();
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: first.code } });
  expect(ticket).toMatchObject({ is_paid: true, amount_discount: 20.5, total_amount: first.total_amount! - 20.5 });
  await press('Escape');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);

  const other = await openBooking(second.code);
  const credit = await payBy(other, 'Credit Facility');
  const document = new File(['%PDF-1.4 order'], 'order.pdf', { type: 'application/pdf' });
  await credit.getByCss('input[type="file"]').upload(document);
  await expect.element(credit.getByText('order.pdf')).toBeVisible();
  await credit.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Paid by Credit Facility')).toBeVisible();
  const { ticket: account } = await cashier.call.getTicket({ params: { ticket_code: second.code } });
  expect(account).toMatchObject({ is_paid: true, payment_method: 'Credit Facility' });
  expect((await world.journal('acceptPayment')).at(-1)).toMatchObject({
    body: { receipt_data: { document: { name: 'order.pdf' } } },
  });
});

test('dishes are added to a ticket that rides, and paid as a sale of their own', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  const cashier = await atTill(world);
  const code = await sellDinner(cashier, await world.today());
  await scan(await openTool('Dining search'), code);
  await expect.element(page.getByRole('heading', { name: 'Choose dishes' })).toBeVisible();
  await expect.element(page.getByText(`For ticket ${code}, 3 passengers.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert').getByText('Please select a dish')).toBeVisible();
  expectNoToast();
  await page
    .getByRole('list', { name: 'Dishes' })
    .getByRole('button', { name: /^Nasi Lemak Set/ })
    .click();
  const dish = page.getByRole('dialog', { name: 'Nasi Lemak Set' });
  const adults = dish.getByRole('spinbutton', { name: /^Adult/ });
  await adults.fill('5');
  await expect.element(adults).toHaveValue('2');
  await dish.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  const sold = await payCash();
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: sold } });
  expect(ticket).toMatchObject({ dining_only: true, amount: 0, total_amount: 36, is_paid: true });
  expect(sold).not.toBe(code);
  expect((await world.journal('generateDining')).map(({ status }) => status)).toEqual([200]);
});

test('a tour guide gets a free ticket, which costs nothing', async () => {
  const world = createTestWorld();
  const cashier = await atTill(world);
  const [guide] = (await (await world.signIn('manager')).call.listTourGuides({ query: {} })).data.filter(
    ({ active }) => active,
  );
  if (!guide) throw new Error('the world has no tour guide');
  await press('o');
  const dialog = page.getByRole('dialog', { name: 'Tour guide FOC' });
  const field = dialog.getByRole('combobox', { name: 'Tour guide' });
  await expect.element(field).toHaveFocus();
  await press('Enter');
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Please select tour guide');
  expectNoToast();
  await field.fill(guide.name.slice(0, 6));
  await page.getByRole('option', { name: new RegExp(`^${guide.name}`) }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect.element(page.getByText('Ticket has been generated.')).toBeVisible();
  await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 0\.00$/);
  const [ticket] = (await cashier.call.listTickets({ query: {} })).data;
  expect(ticket).toMatchObject({ package: { name: 'Tour Guide FOC' }, total_amount: 0, ribbon: 'FOC' });
  const { ticket: free } = await cashier.call.getTicket({ params: { ticket_code: ticket!.code } });
  expect(free).toMatchObject({ tourguide_id: guide.id, total_adult: 1, state: 'Melaka', payment_method: 'FOC' });
});

test('a sale is parked while another customer is served, survives a reload, and comes back as it was', async () => {
  const world = createTestWorld();
  await atTill(world);
  await fillSale();
  await page.getByRole('heading', { name: 'Who is riding?' }).click();
  await press('k');
  const panel = page.getByRole('dialog', { name: 'Park or recall' });
  await panel.getByLabelText('Name (optional)').fill('Puan Aina');
  await expectAccessible();
  await press('Enter');
  await expect.element(page.getByText('Puan Aina parked')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await openPath(shownPath());
  await expect.element(page.getByRole('button', { name: 'Park or recall, 1 parked' })).toBeVisible();

  await toPassengers();
  await counter(group('Malaysian'), 'Adult').fill('1');
  await openTool('Park or recall');
  const row = panel.getByRole('listitem');
  await expect.element(row).toHaveTextContent('Melaka River Day Cruise');
  await expect.element(row).toHaveTextContent('3 pax');
  await expect.element(row).toHaveTextContent('RM 75.00');
  await panel.getByRole('button', { name: 'Recall Puan Aina' }).click();
  await expect.element(page.getByText('The sale in progress was parked')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('2');
  await expect.element(page.getByRole('button', { name: 'Park or recall, 1 parked' })).toBeVisible();

  await openTool('Park or recall');
  await panel.getByRole('button', { name: 'Remove Melaka River Day Cruise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(panel.getByText('No parked sales.')).toBeVisible();
});

test('an exhibition has parking alone', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: null, station: null, exhibition: true } });
  await renderScreen('/d/pos', { as: cashier, world });
  const tools = page.getByRole('group', { name: 'Tools' });
  await expect.element(tools.getByRole('button')).toHaveLength(1);
  await expect.element(tools.getByRole('button')).toHaveAccessibleName('Park or recall');
  await press('b');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
});

test('the counter can take a booking over while its online payment is open, with a warning', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 0 } });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  await renderScreen(`/?try_again=1&ticket_code=${code}&key=${ticket.document_key}`, { world });
  await openProvider(world);

  await atTill(world);
  const payment = await openBooking(code);
  await expect
    .element(payment.getByRole('alert'))
    .toHaveTextContent('An online payment for this booking is in progress.');
  const drawer = await payBy(payment, 'Cash');
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Payment has been taken')).toBeVisible();
  const { ticket: paid } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(paid).toMatchObject({ is_paid: true, payment_method: 'Cash' });
});
