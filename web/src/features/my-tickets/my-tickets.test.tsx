import { expect, test } from 'vitest';
import { type LocatorSelectors, page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { complaints } from '@testing/complaints.ts';
import type { MyTicket } from '@muara/contract/types';

const rows = () => page.getByRole('table', { name: 'My Tickets' }).getByCss('> tbody > tr');
const button = (page: LocatorSelectors, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/**
 * Returns available tickets of one batch, bought on the dashboard or sold at a counter.
 * When several are asked for, the batch is one whose tickets all fit on one page.
 */
async function available(agent: Person, platform: MyTicket['platform'], least: number): Promise<MyTicket[]> {
  const { batches } = await agent.call.listMyTickets({ query: {} });
  for (const { code: batch } of batches) {
    const { data, total } = await agent.call.listMyTickets({ query: { batch, type: 'Available' } });
    if (data[0]?.platform === platform && total >= least && (least === 1 || total === data.length)) return data;
  }
  throw new Error(`the agent has no batch of ${platform} with ${least} tickets to hand out`);
}

test('one ticket: its QR code, who has it, another address, again by mail, and void', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  const [ticket] = (await available(agent, 'agent_dashboard', 1)) as [MyTicket];
  const { id, code } = ticket;
  await agent.call.sendTickets({ body: { ticket_ids: [id], name: 'Aina', email: 'ania@mail.test' } });
  await renderScreen('/d/my-tickets?type=Sold&search=ania%40mail.test', { as: agent, world });
  await rows().getByRole('link', { name: code }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `My Tickets #${code}` })).toBeVisible();
  await expect.element(page.getByRole('img', { name: `QR code of ${code}` })).toBeVisible();

  await button(page, 'Edit Email').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('aina');
  await button(dialog, 'Save').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('aina@mail.test');
  await button(dialog, 'Save').click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(page.getByText('aina@mail.test', { exact: true })).toBeVisible();

  await button(page, 'Re-send').click();
  await expect.element(page.getByText('Ticket have been re-sent to user')).toBeVisible();
  const resend = button(page, /Resend in \d+ s/);
  await expect.element(resend).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('main').getByRole('link', { name: 'My Tickets' }).click();
  history.back();
  await expect.element(resend).toBeVisible();
  expect(await world.journal('resendMyTicket')).toHaveLength(1);
  expect((await world.outbox()).slice(-3).map(({ to }) => to[0])).toEqual([
    'ania@mail.test',
    'aina@mail.test',
    'aina@mail.test',
  ]);

  await button(page, 'Void').click();
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await expect.element(question).toHaveTextContent(code);
  await button(question, 'Void').click();
  await expect.element(page.getByText('Ticket have been voided')).toBeVisible();
  await expect.element(page.getByText('This ticket is voided: its QR code is not valid for entry.')).toBeVisible();
  await expect.element(button(page, 'Void')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(page, 'Void')).toHaveAccessibleDescription(/\S/);
});

test('the ticket of another agent does not exist, and staff have no such screen', async () => {
  const world = createTestWorld();
  complaints.allow(/404/);
  const agent = await world.signIn('agent');
  await renderScreen('/d/my-tickets/MRCNOTMINE0-0001', { as: agent, world });
  await expect.element(page.getByText('You have no ticket with the code MRCNOTMINE0-0001.')).toBeVisible();
  await openPath('/d/minisigua');
  await expect.poll(shownPath).toMatch(/\/d\/dashboard/);
});
