import { expect, expectAccessible, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { button, dialog, expectToast, region } from './support/ticket-detail.ts';

test('a batch: its tickets slide in, one is voided, its expiry moves, then all that is unsold goes', async ({
  page,
  world,
  complaints,
}) => {
  // The lists 2 and 3 hold tickets of batches: the address of a purchase under them is asked for as one first.
  complaints.allow(/404.*\/detail\//);
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batches = await Promise.all(
    data.map(async ({ code }) => (await manager.call.getTicket({ params: { ticket_code: code } })).ticket),
  );
  const batch = batches.find(
    ({ ribbon, total_ticket: total, total_ticket_sold: sold, total_ticket_used: used, total_ticket_voided: voided }) =>
      ribbon === 'Paid' && used === 0 && total - sold - voided > 3,
  );
  expect(batch, 'the world has a batch that nobody has used').toBeDefined();
  const { code, agent } = batch!;
  await manager.open(page, `/d/tickets/2/${code}`);

  await test.step('under the list of its tickets, too, the code of a purchase finds the purchase', async () => {
    await expect(region(page, 'Ticket Info')).toContainText('Open Ticket');
    await expect(region(page, 'Agent Info')).toContainText(agent!.name);
    await lookAt(page, 'batch', AT_A_DESK);
  });

  await test.step('the tickets are searched by state, and lead on', async () => {
    await button(region(page, 'Ticket Info'), 'Tickets').click();
    const tickets = dialog(page, `Tickets #${code}`);
    await tickets.getByRole('searchbox', { name: 'Search' }).fill('available');
    await expect(tickets.getByRole('listitem').first()).toContainText('Available');
    await expectAccessible(page);
    await tickets.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/d/tickets-detail/${code}-\\d{4}$`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Ticket #${code}-`) })).toBeVisible();
  });

  const sub = /[^/]+$/.exec(page.url())![0];
  const { ticket } = await manager.call.getSubTicket({ params: { code: sub } });

  await test.step('a void that was asked for is denied; another is approved', async () => {
    const body = { id: ticket.id, type: 'ticket_agent', cancel_note: 'Lost' } as const;
    await manager.call.requestCancel({ body });
    const request = region(page, 'Void');
    await expect(request).toContainText('Lost');
    await expect(request).toContainText(new RegExp(`Requested by\\s*${manager.user.name}`));
    await lookAt(page, 'sub-ticket', AT_A_DESK);
    await button(request, 'Reject void').click();
    await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Reject void').click();
    await expectToast(page, 'Void request has been denied');
    await expect(request).toBeHidden();
    await manager.call.requestCancel({ body });
    await expect(button(page, 'Void')).toHaveAccessibleDescription(/requested/);
    await button(request, 'Approve void').click();
    await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Approve void').click();
    await expectToast(page, 'Void request has been approved');
    await expect(page.getByText('Voided', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(region(page, 'Void')).toContainText('Lost');
    await expect(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/d/tickets/2');
  });

  await test.step('another last day: the warning is before the form', async () => {
    await region(page, 'Ticket Info').getByRole('link', { name: code }).click();
    await button(page, 'Change expiry date').click();
    const form = dialog(page, 'Change expiry date');
    await expect(form).toContainText(
      'The QR code of all unused and unsold tickets under this purchase is regenerated.',
    );
    await expect(form).toContainText('Invalid when scanned');
    await form.getByLabel('Last day').fill('2020-01-01');
    await button(form, 'Change expiry').click();
    await expect(form.getByText('This date has passed')).toBeVisible();
    await expectAccessible(page);
    const year = Number((await world.today()).slice(0, 4)) + 1;
    await form.getByLabel('Last day').fill(`${year}-12-31`);
    await button(form, 'Change expiry').click();
    await expectToast(page, 'Expiry date has been updated');
    await expect(region(page, 'Ticket Info')).toContainText(`31 Dec ${year}, 23:59`);
  });

  await test.step('while the void of the batch waits, each of its tickets says so', async () => {
    await manager.call.requestCancel({ body: { id: batch!.id, type: 'ticket', cancel_note: 'Closed' } });
    await page.reload();
    await button(region(page, 'Ticket Info'), 'Tickets').click();
    const tickets = dialog(page, `Tickets #${code}`);
    await tickets.getByRole('searchbox', { name: 'Search' }).fill('available');
    const available = tickets.getByRole('listitem').filter({ hasText: 'Available' });
    await expect(available.first()).toContainText('Void of the purchase requested');
    await page.keyboard.press('Escape');
    await expect(tickets).toBeHidden();
    await manager.call.rejectVoid({ body: { id: batch!.id, type: 'normal' } });
    await expect(button(page, 'Change expiry date')).toBeEnabled();
  });

  await test.step('the open ticket is voided: three counts before, and the same after', async () => {
    const { data: rest } = await manager.call.listSubTickets({ params: { code }, query: { search: 'available' } });
    // Who asks for the void of a ticket has not sold it.
    await manager.call.requestCancel({ body: { id: rest[0]!.id, type: 'ticket_agent', cancel_note: 'Lost' } });
    const { ticket: now } = await manager.call.getTicket({ params: { ticket_code: code } });
    const sold = now.total_ticket_sold;
    const left = now.total_ticket - sold - now.total_ticket_used - now.total_ticket_voided;
    await button(page, 'Void').click();
    const question = dialog(page, 'Hold On!');
    await expect(question).toContainText(
      'This will void the entire tickets under this purchase. Do you still want to continue?',
    );
    await expect(question.getByRole('definition')).toHaveText([left, sold, now.total_ticket_used].map(String));
    await expectAccessible(page);
    await question.getByLabel('Void note').fill('The agent has closed');
    await button(question, 'Void ticket').click();
    await expectToast(page, 'Ticket have been voided');
    const after = (await manager.call.getTicket({ params: { ticket_code: code } })).ticket;
    expect(after.total_ticket_voided).toBe(now.total_ticket_voided + left);
    await expect(button(page, 'Change expiry date')).toHaveAccessibleDescription(/voided/);
  });
});

test('a code that no ticket has says so, and leads back', async ({ page, world, complaints }) => {
  complaints.allow(/404/);
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tickets-detail/MRCNOSUCH99-0001');
  await expect(page.getByText('Ticket does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/d\/tickets\/2$/);
});
