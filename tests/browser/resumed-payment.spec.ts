import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { expect, test } from './support/fixtures.ts';
import { decide } from './support/shop.ts';
import { atTill } from './support/till.ts';
import { openBooking, payBy } from './support/tools.ts';

test('the counter can take a booking over while its online payment is open, with a warning', async ({
  page,
  context,
  world,
}) => {
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome', partial_payment: 0 } });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: code } });
  const buyer = await context.newPage();
  await buyer.goto(`/?try_again=1&ticket_code=${code}&key=${ticket.document_key}`);
  await expect(buyer.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();

  await atTill(page, world);
  const payment = await openBooking(page, code);
  await expect(payment.getByRole('alert')).toContainText('An online payment for this booking is in progress.');
  const drawer = await payBy(page, payment, 'Cash');
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Payment has been taken')).toBeVisible();
  const { ticket: paid } = await manager.call.getTicket({ params: { ticket_code: code } });
  expect(paid).toMatchObject({ is_paid: true, payment_method: 'Cash' });
});

test('an agent who left the page of the bank finds the order on top and pays it', async ({ page, world }) => {
  const agent = await world.signIn('agent');
  const { ticket } = await agent.call.generateTicket({
    body: {
      _: 'test-left-the-bank',
      platform: 'agent_dashboard',
      package_id: 1,
      malaysian: true,
      state: 'Melaka',
      payment_method: 'ipay88',
      payment_method_agent: 'FPX',
      amount: 300,
      processing_fee: 2.7,
      total_adult: 10,
    },
  });
  const code = ticket!.code;
  // The shop checks an order for three minutes before it offers to pay again.
  await world.advance('PT3M');
  await agent.open(page, '/d/my-purchase');
  const first = page.getByRole('table', { name: 'My Purchase' }).getByRole('link').first();
  await expect(first).toContainText(code);
  await expect(page.getByRole('link', { name: `Pay ${code}` })).toHaveAttribute('href', new RegExp(code));
  await first.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/ipay88/);
  await decide(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Transaction Successful' })).toBeVisible();
  const { data } = await agent.call.listMyPurchases({ query: { search: code } });
  expect(data).toMatchObject([{ code, is_paid: true }]);
});
