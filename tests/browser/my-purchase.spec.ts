import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { buyDinner, REFUND, ticketOf } from '../support/stages/purchases.ts';
import { goTo } from './support/walk.ts';

test('a customer finds what they have bought, reads the receipt, and asks for a refund and a void', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const { id, code } = await buyDinner(world, manager, customer);
  const list = page.getByRole('table', { name: 'My Purchase' });
  const refund = page.getByRole('button', { name: 'Request for Refund' });
  const voiding = page.getByRole('button', { name: 'Request for Void' });

  await customer.open(page);
  await test.step('lands on the dashboard with the own chart, and has a menu of four', async () => {
    await expect(page.getByRole('region', { name: 'My Purchases' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(menu).toHaveText(['Dashboard', 'My Purchase', 'Support', 'Logout']);
  });

  await test.step('the list has the own purchases, newest first, under filters of its own', async () => {
    await page.getByRole('link', { name: 'My Purchase', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Purchase' })).toBeFocused();
    const { data, total } = await customer.call.listMyPurchases({ query: {} });
    await expect(page.getByText(`${total} purchase`)).toBeVisible();
    const links = list.getByRole('link');
    await expect(links).toHaveText(data.map((row) => new RegExp(`^${row.code}`)));
    await expect(links.first()).toContainText(code);
    await expect(page.getByRole('combobox', { name: 'Type' }).getByRole('option', { name: 'Upcoming' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill(code);
    await expect(links).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/d/my-purchase\\?search=${code}$`));
  });

  await test.step('a purchase: what was bought and paid, and nothing of what staff see', async () => {
    await list.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/d/my-purchase/0/${code}$`));
    await expect(page.getByRole('heading', { level: 1, name: `My Purchase #${code}` })).toBeVisible();
    await expectLive(page);
    await expect(page.getByRole('region', { name: 'Purchase Info' })).toContainText('Jeti Pengkalan');
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('RM 240.00');
    for (const name of [/Print/, /Resend/, /Edit/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
    for (const name of ['Logs', 'Timeline', 'Customer Info'])
      await expect(page.getByRole('region', { name })).toHaveCount(0);
    await expectAccessible(page);
    const served = context.waitForEvent('response', (response) => response.url().includes(`/pdf/receipt/${code}`));
    await page.getByRole('button', { name: 'View Receipt' }).click();
    expect((await served).headers()['content-type']).toBe('application/pdf');
    await page.bringToFront();
  });

  await test.step('a refund is asked for once; what is missing is reported beside its field', async () => {
    await refund.click();
    const dialog = page.getByRole('dialog', { name: 'Request for Refund' });
    await expect(dialog).toContainText('Full refund: RM 240.00');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Account number' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Bank' }).fill('Maybank');
    await page.getByRole('option', { name: 'Maybank' }).click();
    await dialog.getByRole('textbox', { name: 'Account number' }).fill(REFUND.acc_no);
    await dialog.getByRole('textbox', { name: 'Refund notes' }).fill(REFUND.refund_note);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Request has been sent')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Refund' })).toContainText('Waiting for a decision');
    await expect(refund).toHaveAccessibleDescription('A refund was already requested for this ticket');
    await expect(refund).toHaveAttribute('aria-disabled', 'true');
    await expect(voiding).toHaveAttribute('aria-disabled', 'true');
    expect((await ticketOf(manager, code)).refund_bank).toMatchObject({ bank_name: 'Maybank', public_form: false });
  });

  await test.step('the decision shows without a reload; then a void can be asked for', async () => {
    await manager.call.rejectRefund({ params: { id } });
    await expect(page.getByRole('region', { name: 'Refund' })).toBeHidden();
    await expect(refund).not.toHaveAttribute('aria-disabled', 'true');
    await voiding.click();
    const dialog = page.getByRole('dialog', { name: 'Request for Void' });
    await dialog.getByRole('textbox').fill('The children are ill');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('region', { name: 'Void' })).toContainText('The children are ill');
    await manager.call.approveVoid({ body: { id, type: 'normal' } });
    await expect(page.getByText('Void', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'View Receipt' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/\/d\/my-purchase(\?search=\w+)?$/);
  });
});

test('the purchases of others do not exist; an agent sees the totals of a batch and the way to its tickets', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/404/);
  const [manager, customer, agent] = await Promise.all(
    ['manager', 'customer', 'agent'].map((name) => world.signIn(name)),
  );
  const { code } = await buyDinner(world, manager!, customer);
  const { data } = await agent!.call.listMyPurchases({ query: {} });
  const batch = data.find(({ depart_date: date, is_paid: paid }) => date === null && paid);
  if (!batch) throw new Error('the agent has no batch');
  await agent!.open(page, `/d/my-purchase/0/${code}`);
  await expect(page.getByText('Ticket does not exist')).toBeVisible();

  await goTo(page, `/d/my-purchase/0/${batch.code}`);
  const tickets = page.getByRole('region', { name: 'Tickets' });
  const { ticket } = await agent!.call.getMyPurchase({ params: { ticket_code: batch.code } });
  await expect(tickets).toContainText(`Total${ticket.total_ticket}`);
  await expect(tickets).toContainText(`Sold${ticket.total_ticket_sold}`);
  await expect(tickets).toContainText(`Used${ticket.total_ticket_used}`);
  await expectAccessible(page);
  await tickets.getByRole('link', { name: 'Show in My Tickets' }).click();
  await expect(page).toHaveURL(new RegExp(`/d/my-tickets\\?batch=${batch.code}`));
  await expect(page.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
});
