import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press, step } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { AT_A_DESK, expectAccessible, lookAt } from '@testing/looks.ts';
import { button, dialog, expectToast, region } from '@testing/ticket-detail.ts';

test('a batch: its tickets slide in, one is voided, its expiry moves, then all that is unsold goes', async () => {
  const world = createTestWorld();
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
  await renderScreen(`/d/tickets/2/${code}`, { as: manager, world });

  await step('under the list of its tickets, too, the code of a purchase finds the purchase', async () => {
    await expect.element(region('Ticket Info')).toHaveTextContent('Open Ticket');
    await expect.element(region('Agent Info')).toHaveTextContent(agent!.name);
    await lookAt('batch', AT_A_DESK);
  });

  await step('the tickets are searched by state, and lead on', async () => {
    await button(region('Ticket Info'), 'Tickets').click();
    const tickets = dialog(`Tickets #${code}`);
    await tickets.getByRole('searchbox', { name: 'Search' }).fill('available');
    await expect.element(tickets.getByRole('listitem').first()).toHaveTextContent('Available');
    await expectAccessible();
    await tickets.getByRole('listitem').first().getByRole('link').click();
    await expect.poll(shownPath).toMatch(new RegExp(`/d/tickets-detail/${code}-\\d{4}$`));
    await expect.element(page.getByRole('heading', { level: 1, name: new RegExp(`^Ticket #${code}-`) })).toBeVisible();
  });

  const sub = /[^/]+$/.exec(location.href)![0];
  const { ticket } = await manager.call.getSubTicket({ params: { code: sub } });

  await step('a void that was asked for is denied; another is approved', async () => {
    const body = { id: ticket.id, type: 'ticket_agent', cancel_note: 'Lost' } as const;
    await manager.call.requestCancel({ body });
    const request = region('Void');
    await expect.element(request).toHaveTextContent('Lost');
    await expect.element(request).toHaveTextContent(new RegExp(`Requested by\\s*${manager.user.name}`));
    await lookAt('sub-ticket', AT_A_DESK);
    await button(request, 'Reject void').click();
    await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Reject void').click();
    await expectToast('Void request has been denied');
    await expect.element(request).not.toBeInTheDocument();
    await manager.call.requestCancel({ body });
    await expect.element(button(page, 'Void')).toHaveAccessibleDescription(/requested/);
    await button(request, 'Approve void').click();
    await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Approve void').click();
    await expectToast('Void request has been approved');
    await expect.element(page.getByText('Voided', { exact: true }).first()).toBeVisible();
    await openPath(shownPath());
    await expect.element(region('Void')).toHaveTextContent('Lost');
    await expect.element(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/d/tickets/2');
  });

  await step('another last day: the warning is before the form', async () => {
    await region('Ticket Info').getByRole('link', { name: code }).click();
    await button(page, 'Change expiry date').click();
    const form = dialog('Change expiry date');
    await expect
      .element(form)
      .toHaveTextContent('The QR code of all unused and unsold tickets under this purchase is regenerated.');
    await expect.element(form).toHaveTextContent('Invalid when scanned');
    await form.getByLabelText('Last day').fill('2020-01-01');
    await button(form, 'Change expiry').click();
    await expect.element(form.getByText('This date has passed')).toBeVisible();
    await expectAccessible();
    const year = Number((await world.today()).slice(0, 4)) + 1;
    await form.getByLabelText('Last day').fill(`${year}-12-31`);
    await button(form, 'Change expiry').click();
    await expectToast('Expiry date has been updated');
    await expect.element(region('Ticket Info')).toHaveTextContent(`31 Dec ${year}, 23:59`);
  });

  await step('while the void of the batch waits, each of its tickets says so', async () => {
    await manager.call.requestCancel({ body: { id: batch!.id, type: 'ticket', cancel_note: 'Closed' } });
    await openPath(shownPath());
    await button(region('Ticket Info'), 'Tickets').click();
    const tickets = dialog(`Tickets #${code}`);
    await tickets.getByRole('searchbox', { name: 'Search' }).fill('available');
    const available = tickets.getByRole('listitem').filter({ hasText: 'Available' });
    await expect.element(available.first()).toHaveTextContent('Void of the purchase requested');
    await press('Escape');
    await expect.element(tickets).not.toBeInTheDocument();
    await manager.call.rejectVoid({ body: { id: batch!.id, type: 'normal' } });
    await expect.element(button(page, 'Change expiry date')).toBeEnabled();
  });

  await step('the open ticket is voided: three counts before, and the same after', async () => {
    const { data: rest } = await manager.call.listSubTickets({ params: { code }, query: { search: 'available' } });
    // Who asks for the void of a ticket has not sold it.
    await manager.call.requestCancel({ body: { id: rest[0]!.id, type: 'ticket_agent', cancel_note: 'Lost' } });
    const { ticket: now } = await manager.call.getTicket({ params: { ticket_code: code } });
    const sold = now.total_ticket_sold;
    const left = now.total_ticket - sold - now.total_ticket_used - now.total_ticket_voided;
    await button(page, 'Void').click();
    const question = dialog('Hold On!');
    await expect
      .element(question)
      .toHaveTextContent('This will void the entire tickets under this purchase. Do you still want to continue?');
    await expectTexts(question.getByRole('definition'), [left, sold, now.total_ticket_used].map(String));
    await expectAccessible();
    await question.getByLabelText('Void note').fill('The agent has closed');
    await button(question, 'Void ticket').click();
    await expectToast('Ticket have been voided');
    const after = (await manager.call.getTicket({ params: { ticket_code: code } })).ticket;
    expect(after.total_ticket_voided).toBe(now.total_ticket_voided + left);
    await expect.element(button(page, 'Change expiry date')).toHaveAccessibleDescription(/voided/);
  });
});

test('a code that no ticket has says so, and leads back', async () => {
  const world = createTestWorld();
  complaints.allow(/404/);
  const manager = await world.signIn('manager');
  await renderScreen('/d/tickets-detail/MRCNOSUCH99-0001', { as: manager, world });
  await expect.element(page.getByText('Ticket does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(shownPath).toMatch(/\/d\/tickets\/2$/);
});
