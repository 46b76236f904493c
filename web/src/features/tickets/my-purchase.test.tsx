import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTexts, goTo } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible, expectLive } from '@testing/looks.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { decide, expectAtProvider } from '@testing/shop.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';
import { buyDinner, REFUND, ticketOf } from '../../../../tests/support/stages/purchases.ts';

const list = () => page.getByRole('table', { name: 'My Purchase' });
const refund = () => page.getByRole('button', { name: 'Request for Refund' });
const voiding = () => page.getByRole('button', { name: 'Request for Void' });
const region = (name: string) => page.getByRole('region', { name });

interface Purchase {
  world: TestWorld;
  manager: Person;
  customer: Person;
  id: number;
  code: string;
}

/** A customer who has bought a dinner for RM 240.00. */
async function withDinner(): Promise<Purchase> {
  const world = createTestWorld();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  return { world, manager, customer, ...(await buyDinner(world, manager, customer)) };
}

/** The same, with the purchase on screen. */
async function atDinner(): Promise<Purchase> {
  const purchase = await withDinner();
  await renderScreen(`/d/my-purchase/0/${purchase.code}`, { as: purchase.customer, world: purchase.world });
  await expectLive();
  return purchase;
}

test('a customer lands on the dashboard with the own chart, and has a menu of four', async () => {
  await renderScreen('/d/dashboard', { as: 'customer' });
  await expect.element(region('My Purchases')).toBeVisible();
  await expectTexts(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), [
    'Dashboard',
    'My Purchase',
    'Support',
    'Logout',
  ]);
});

test('the list has the own purchases, newest first, under filters of its own', async () => {
  const { world, customer, code } = await withDinner();
  await renderScreen('/d/dashboard', { as: customer, world });
  await page.getByRole('link', { name: 'My Purchase', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Purchase' })).toHaveFocus();
  const { data, total } = await customer.call.listMyPurchases({ query: {} });
  await expect.element(page.getByText(`${total} purchase`)).toBeVisible();
  const links = list().getByRole('link');
  await expectTexts(
    links,
    data.map((row) => new RegExp(`^${row.code}`)),
  );
  await expect.element(links.first()).toHaveTextContent(code);
  const type = page.getByRole('combobox', { name: 'Type' });
  await expect.element(type).toBeVisible();
  await expect.element(type.getByRole('option', { name: 'Upcoming' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(code);
  await expect.element(links).toHaveLength(1);
  await expect.poll(shownPath).toBe(`/d/my-purchase?search=${code}`);
  // The address changes first; with the list under it the search is kept.
  await expect.poll(() => Object.values(localStorage).join()).toContain(`"search":"${code}"`);
  await links.click();
  await expect.poll(shownPath).toBe(`/d/my-purchase/0/${code}`);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(shownPath).toBe(`/d/my-purchase?search=${code}`);
});

test('a purchase: what was bought and paid, and nothing of what staff see', async () => {
  const { code } = await atDinner();
  await expect.element(page.getByRole('heading', { level: 1, name: `My Purchase #${code}` })).toBeVisible();
  await expect.element(region('Purchase Info')).toHaveTextContent('Jeti Pengkalan');
  await expect.element(region('Payment')).toHaveTextContent('RM 240.00');
  for (const name of [/Print/, /Resend/, /Edit/])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  for (const name of ['Logs', 'Timeline', 'Customer Info']) await expect.element(region(name)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a refund is requested once; what is missing is reported beside its field; the decision shows live', async () => {
  const { manager, id, code } = await atDinner();
  await refund().click();
  const dialog = page.getByRole('dialog', { name: 'Request for Refund' });
  const send = dialog.getByRole('button', { name: 'Send request' });
  await expect.element(dialog).toHaveTextContent('Full refund: RM 240.00');
  await send.click();
  const account = dialog.getByRole('textbox', { name: 'Account number' });
  await expect.element(account).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Bank' }).fill('Maybank');
  await page.getByRole('option', { name: 'Maybank' }).click();
  await account.fill(REFUND.acc_no);
  await dialog.getByRole('textbox', { name: 'Refund notes' }).fill(REFUND.refund_note);
  await send.click();
  await expect.element(page.getByText('Request has been sent')).toBeVisible();
  await expect.element(region('Refund')).toHaveTextContent('Waiting for a decision');
  await expect.element(refund()).toHaveAccessibleDescription('A refund was already requested for this ticket');
  for (const button of [refund(), voiding()]) await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect((await ticketOf(manager, code)).refund_bank).toMatchObject({ bank_name: 'Maybank', public_form: false });

  await manager.call.rejectRefund({ params: { id } });
  await expect.element(region('Refund')).not.toBeInTheDocument();
  for (const button of [refund(), voiding()]) await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
});

test('a void is requested with a reason; once it is approved there is no receipt', async () => {
  const { manager, id } = await atDinner();
  const receipt = page.getByRole('button', { name: 'View Receipt' });
  await expect.element(receipt).not.toHaveAttribute('aria-disabled', 'true');
  await voiding().click();
  const dialog = page.getByRole('dialog', { name: 'Request for Void' });
  await dialog.getByRole('textbox').fill('The children are ill');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect.element(region('Void')).toHaveTextContent('The children are ill');
  await manager.call.approveVoid({ body: { id, type: 'normal' } });
  await expect.element(page.getByText('Void', { exact: true }).first()).toBeVisible();
  await expect.element(receipt).toHaveAttribute('aria-disabled', 'true');
});

test('the purchases of others do not exist; an agent sees the totals of a batch and the way to its tickets', async () => {
  complaints.allow(/404/);
  const { world, code } = await withDinner();
  const agent = await world.signIn('agent');
  const { data } = await agent.call.listMyPurchases({ query: {} });
  const batch = data.find(({ depart_date: date, is_paid: paid }) => date === null && paid);
  if (!batch) throw new Error('the agent has no batch');
  await renderScreen(`/d/my-purchase/0/${code}`, { as: agent, world });
  await expect.element(page.getByText('Ticket does not exist')).toBeVisible();

  await goTo(`/d/my-purchase/0/${batch.code}`);
  const tickets = region('Tickets');
  const { ticket } = await agent.call.getMyPurchase({ params: { ticket_code: batch.code } });
  await expect.element(tickets).toHaveTextContent(`Total${ticket.total_ticket}`);
  await expect.element(tickets).toHaveTextContent(`Sold${ticket.total_ticket_sold}`);
  await expect.element(tickets).toHaveTextContent(`Used${ticket.total_ticket_used}`);
  await expectAccessible();
  await tickets.getByRole('link', { name: 'Show in My Tickets' }).click();
  await expect.poll(shownPath).toBe(`/d/my-tickets?batch=${batch.code}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
});

test('an agent who left the page of the bank finds the order on top and pays it', async () => {
  const world = createTestWorld();
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
  await renderScreen('/d/my-purchase', { as: agent, world });
  const first = list().getByRole('link').first();
  await expect.element(first).toHaveTextContent(code);
  await expect
    .element(page.getByRole('link', { name: `Pay ${code}` }))
    .toHaveAttribute('href', expect.stringContaining(code));
  await first.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectAtProvider();
  await decide(world, 'Pay');
  await expect.element(page.getByRole('heading', { name: 'Transaction Successful' })).toBeVisible();
  const { data } = await agent.call.listMyPurchases({ query: { search: code } });
  expect(data).toMatchObject([{ code, is_paid: true }]);
});
