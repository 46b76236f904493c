import { bookings, daysAfter, makeBooking, sellDinner, sellWristbands } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { countSheets } from './support/papers.ts';
import { atTill, chooseTillPrinter, counter, fillSale, group, payCash, toPassengers } from './support/till.ts';
import { expectNoToast } from './support/toasts.ts';
import { openBooking, openTool, payBy, result, scan } from './support/tools.ts';

test('a booking is paid in two parts: the deposit in cash with change, the rest by transfer, each once', async ({
  page,
  world,
}) => {
  test.slow();
  const cashier = await atTill(page, world);
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 1 } });
  const [booking] = (await cashier.call.searchBookings({ body: { search: code } })).tickets;
  if (!booking) throw new Error('the counter does not find the booking');
  await chooseTillPrinter(page);

  await test.step('the code, in any case, opens the payment; what is due is said in words', async () => {
    await page.getByRole('banner').press('b');
    await scan(page.getByRole('dialog', { name: 'Booking search' }), code.toLowerCase());
    const payment = page.getByRole('dialog', { name: code, exact: true });
    await expect(payment.getByText('Deposit, half of the total')).toBeVisible();
    await expect(payment.getByText(booking.package.name)).toBeVisible();
    await expect(payment.getByRole('button', { name: 'Cash', exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('cash: the change is shown, the booking has its deposit, the receipt waits', async () => {
    const drawer = await payBy(page, page.getByRole('dialog', { name: code, exact: true }), 'Cash');
    const cash = drawer.getByLabel('Cash received');
    await expect(cash).toBeFocused();
    await cash.fill('1');
    await page.keyboard.press('Enter');
    const due = booking.amount_to_pay!;
    const shown = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2 }).format(due);
    await expect(cash).toHaveAccessibleDescription(`Amount cannot be less than RM ${shown}`);
    await cash.fill(String(due + 20));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('tool-figure')).toHaveText('RM 20.00');
    await expect(page.getByText('Payment has been taken')).toBeVisible();
    await expect(page.getByText('The receipt is available after full payment.')).toBeVisible();
    await expectAccessible(page);
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ is_paid: false, partial_paid: true });
  });

  await test.step('the rest by bank transfer makes it paid; then it cannot be chosen any more', async () => {
    await page.getByRole('button', { name: 'Next booking' }).click();
    const search = page.getByRole('dialog', { name: 'Booking search' });
    await expect(search.getByLabel('Ticket code or email')).toBeFocused();
    await scan(search, code);
    const payment = page.getByRole('dialog', { name: code, exact: true });
    await expect(payment.getByText('Balance, after the deposit')).toBeVisible();
    const transfer = await payBy(page, payment, 'Bank Transfer');
    await transfer.getByLabel('Reference number').fill('TRX-77');
    await transfer.getByLabel('Bank', { exact: true }).selectOption('Maybank');
    await transfer.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Paid by Bank Transfer')).toBeVisible();
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ is_paid: true, payment_method: 'Bank Transfer' });
    await expect.poll(async () => (await world.papers(code)).length).toBe(1);
    await page.getByRole('button', { name: 'Next booking' }).click();
    await scan(search, code);
    await expect(result(search, code)).toHaveAttribute('aria-disabled', 'true');
    await expect(result(search, code)).toHaveAccessibleDescription(/Paid$/);
  });
});

test('a booking found by e-mail, less a discount, by card; a credit facility goes with its document', async ({
  page,
  world,
}) => {
  test.slow();
  const cashier = await atTill(page, world);
  const open = (await bookings(world, cashier)).filter(({ state }) => state === 'Pending Payment');
  const [first, second] = [open[0]!, open[1]!];
  await chooseTillPrinter(page);
  const search = await openTool(page, 'Booking search');
  await scan(search, first.email!);
  await expect(result(search, first.code)).toBeVisible();
  await result(search, first.code).click();
  const payment = page.getByRole('dialog', { name: first.code, exact: true });
  await payment.getByRole('button', { name: 'Discount' }).click();
  const off = payment.getByLabel('Discount in RM');
  await expect(off).toBeFocused();
  await off.fill('20.50');
  await page.keyboard.press('Enter');
  await expect(payment.getByText('RM 20.50 off')).toBeVisible();
  const card = await payBy(page, payment, 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Paid by Card')).toBeVisible();
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: first.code } });
  expect(ticket).toMatchObject({ is_paid: true, amount_discount: 20.5, total_amount: first.total_amount! - 20.5 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const other = await openBooking(page, second.code);
  const credit = await payBy(page, other, 'Credit Facility');
  const document = { name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 order') };
  await credit.locator('input[type="file"]').setInputFiles(document);
  await expect(credit.getByText('order.pdf')).toBeVisible();
  await credit.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Paid by Credit Facility')).toBeVisible();
  const { ticket: account } = await cashier.call.getTicket({ params: { ticket_code: second.code } });
  expect(account).toMatchObject({ is_paid: true, payment_method: 'Credit Facility' });
  expect((await world.journal('acceptPayment')).at(-1)).toMatchObject({
    body: { receipt_data: { document: { name: 'order.pdf' } } },
  });
});

test('wristbands are printed on the chosen printer, and again with a reason; one that is away says so', async ({
  page,
  world,
}) => {
  const cashier = await atTill(page, world);
  const code = await sellWristbands(cashier);
  await scan(await openTool(page, 'Wristband search'), code);
  const print = page.getByRole('dialog', { name: code, exact: true });
  const go = print.getByRole('button', { name: 'Print wristbands' });
  await expect(go).toBeFocused();
  await go.click();
  await expect(page.getByText('Please select wristband printer')).toBeVisible();
  await expect(print.getByRole('button', { name: 'Choose printer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Printers' })
    .getByRole('button', { name: /^Wristband printer/ })
    .click();
  await expect(print.getByText(/, ready$/)).toBeVisible();
  await expectAccessible(page);
  await go.click();
  await expect(page.getByText('Wristband has been printed')).toBeVisible();
  expect(await countSheets(world, 'wristband', code)).toBe(3);

  await world.switchPrinter('wristband', { offline: true });
  const search = page.getByRole('dialog', { name: 'Wristband search' });
  await scan(search, code);
  await expect(print.getByText(/, offline$/)).toBeVisible();
  await go.click();
  await expect(page.getByText('Wristband printer is offline')).toBeVisible();
  await world.switchPrinter('wristband', {});
  await expect(print.getByText(/, ready$/)).toBeVisible();
  await print.getByRole('button', { name: 'Adult 1–2' }).click();
  await go.click();
  const reprint = page.getByRole('dialog', { name: 'Reprint' });
  await reprint.getByPlaceholder('Provide your reason to re-print..').fill('The band tore');
  await reprint.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => countSheets(world, 'wristband', code)).toBe(5);
  await expect
    .poll(async () => (await world.journal('printTicket')).at(-1)?.body)
    .toMatchObject({ type: 'wristband', print_from: 1, print_to: 2, reprint: 1, reprint_reason: 'The band tore' });
});

test('dishes are added to a ticket that rides, and paid as a sale of their own', async ({ page, world }) => {
  await world.freezeAt('10:00');
  const cashier = await atTill(page, world);
  const code = await sellDinner(cashier, await world.today());
  await scan(await openTool(page, 'Dining search'), code);
  await expect(page.getByRole('heading', { name: 'Choose dishes' })).toBeVisible();
  await expect(page.getByText(`For ticket ${code}, 3 passengers.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').getByText('Please select a dish')).toBeVisible();
  await expectNoToast(page);
  await page
    .getByRole('list', { name: 'Dishes' })
    .getByRole('button', { name: /^Nasi Lemak Set/ })
    .click();
  const dish = page.getByRole('dialog', { name: 'Nasi Lemak Set' });
  const adults = dish.getByRole('spinbutton', { name: /^Adult/ });
  await adults.fill('5');
  await expect(adults).toHaveValue('2');
  await dish.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  const sold = await payCash(page);
  const { ticket } = await cashier.call.getTicket({ params: { ticket_code: sold } });
  expect(ticket).toMatchObject({ dining_only: true, amount: 0, total_amount: 36, is_paid: true });
  expect(sold).not.toBe(code);
  expect((await world.journal('generateDining')).map(({ status }) => status)).toEqual([200]);
});

test('a tour guide gets a free ticket, which prints and costs nothing', async ({ page, world }) => {
  const cashier = await atTill(page, world);
  const [guide] = (await (await world.signIn('manager')).call.listTourGuides({ query: {} })).data.filter(
    ({ active }) => active,
  );
  if (!guide) throw new Error('the world has no tour guide');
  await chooseTillPrinter(page);
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: 'Tour guide FOC' });
  const field = dialog.getByRole('combobox', { name: 'Tour guide' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please select tour guide');
  await expectNoToast(page);
  await field.fill(guide.name.slice(0, 6));
  await page.getByRole('option', { name: new RegExp(`^${guide.name}`) }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect(page.getByText('Ticket has been generated.')).toBeVisible();
  await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
  const [ticket] = (await cashier.call.listTickets({ query: {} })).data;
  expect(ticket).toMatchObject({ package: { name: 'Tour Guide FOC' }, total_amount: 0, ribbon: 'FOC' });
  await expect.poll(async () => (await world.papers(ticket!.code)).length).toBe(1);
  const { ticket: free } = await cashier.call.getTicket({ params: { ticket_code: ticket!.code } });
  expect(free).toMatchObject({ tourguide_id: guide.id, total_adult: 1, state: 'Melaka', payment_method: 'FOC' });
});

test('a sale is parked while another customer is served, survives a reload, and comes back as it was', async ({
  page,
  world,
}) => {
  test.slow();
  await atTill(page, world);
  await fillSale(page);
  await page.getByRole('heading', { name: 'Who is riding?' }).click();
  await page.keyboard.press('k');
  const panel = page.getByRole('dialog', { name: 'Park or recall' });
  await panel.getByLabel('Name (optional)').fill('Puan Aina');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Puan Aina parked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Park or recall, 1 parked' })).toBeVisible();

  await toPassengers(page);
  await counter(group(page, 'Malaysian'), 'Adult').fill('1');
  await openTool(page, 'Park or recall');
  const row = panel.getByRole('listitem');
  await expect(row).toContainText('Melaka River Day Cruise');
  await expect(row).toContainText('3 pax');
  await expect(row).toContainText('RM 75.00');
  await panel.getByRole('button', { name: 'Recall Puan Aina' }).click();
  await expect(page.getByText('The sale in progress was parked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Park or recall, 1 parked' })).toBeVisible();

  await openTool(page, 'Park or recall');
  await panel.getByRole('button', { name: 'Remove Melaka River Day Cruise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.getByText('No parked sales.')).toBeVisible();
});

test('an exhibition has parking alone', async ({ page, world }) => {
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: null, station: null, exhibition: true } });
  await cashier.open(page, '/d/pos');
  const tools = page.getByRole('group', { name: 'Tools' });
  await expect(tools.getByRole('button')).toHaveCount(1);
  await expect(tools.getByRole('button')).toHaveAccessibleName('Park or recall');
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
