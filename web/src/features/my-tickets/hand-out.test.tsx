import type { MyTicket } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { page, type LocatorSelectors } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { step } from '@testing/actions.ts';
import { AT_A_DESK, expectLive, lookAt } from '@testing/looks.ts';

const rows = () => page.getByRole('table', { name: 'My Tickets' }).getByCss(':scope > tbody > tr');
const tick = (code: string) => page.getByRole('checkbox', { name: `Select ${code}` });
const button = (within: LocatorSelectors, name: string | RegExp) => within.getByRole('button', { name, exact: true });

const batchCard = (code: string) =>
  page.getByRole('region', { name: 'Batches to hand out' }).getByRole('button', { name: new RegExp(code) });

/**
 * Returns available tickets of one batch, bought on the dashboard or sold at a counter.
 * When several are asked for, the batch is one whose tickets all fit on one page and can all be selected: on some days
 * one of them has a void request.
 */
async function available(agent: Person, platform: MyTicket['platform'], least: number): Promise<MyTicket[]> {
  const { batches } = await agent.call.listMyTickets({ query: {} });
  for (const { code: batch } of batches) {
    const { data, total } = await agent.call.listMyTickets({ query: { batch, type: 'Available' } });
    const wanted = least === 1 ? data.slice(0, 1) : data;
    const fits = least === 1 || total === data.length;
    if (data[0]?.platform === platform && total >= least && fits && wanted.every(({ selectable }) => selectable))
      return data;
  }
  throw new Error(`the agent has no batch of ${platform} with ${least} tickets to hand out`);
}

test('an agent hands tickets out: ticks stay across pages, the commands say why they cannot be used, and what is sent is mailed', async () => {
  const world = createTestWorld();
  const agent = await world.signIn('agent');
  const [mine, counter] = await Promise.all([available(agent, 'agent_dashboard', 5), available(agent, 'counter', 1)]);
  const [first, second, third, fourth] = mine as [MyTicket, MyTicket, MyTicket, MyTicket];
  const [sold] = counter as [MyTicket];
  await renderScreen('/d/my-tickets', { as: agent, world });
  await expectLive();
  const [markSold, send] = [button(page, 'Mark as sold'), button(page, 'Send to user')];

  await step('nothing is selected, and the buttons say so', async () => {
    for (const command of [markSold, send]) {
      await expect.element(command).toHaveAttribute('aria-disabled', 'true');
      await expect.element(command).toHaveAccessibleDescription('Select tickets first');
    }
    await send.click({ force: true });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await lookAt('list');
  });

  await step('a batch shows its tickets alone', async () => {
    const card = batchCard(first.batch_code);
    await card.click();
    await expect.element(card).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(shownPath).toMatch(new RegExp(`batch=${first.batch_code}`));
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Available');
    await expect.element(rows()).toHaveLength(mine.length);
    for (const { code } of [first, second]) await tick(code).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
  });

  await step('ticks stay while other tickets are shown; one from the counter cannot be sent', async () => {
    await button(page, `Remove filter Batch ${first.batch_code}`).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(sold.code);
    await expect.element(rows()).toHaveLength(1);
    await tick(sold.code).click();
    await expect.element(page.getByText('3 selected')).toBeVisible();
    await expect.element(send).toHaveAccessibleDescription(`Tickets from the counter cannot be sent: ${sold.code}`);
    await expect.element(markSold).not.toHaveAttribute('aria-disabled', 'true');
    await tick(sold.code).click();
    await expect.element(send).not.toHaveAttribute('aria-disabled', 'true');
  });

  await step('wrong fields are named, and what was typed is kept', async () => {
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Send to user' });
    await expect.element(dialog).toHaveTextContent(`${first.code}, ${second.code}`);
    await button(dialog, 'Send to user').click();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Aina');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('cashier@muara.test');
    await button(dialog, 'Send to user').click();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription(/Email is already in use/);
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Aina');
    await lookAt('send dialog', AT_A_DESK);
    await email.fill('aina@mail.test');
    await button(dialog, 'Send to user').dblClick();
    await expect.element(page.getByText('Tickets have been sent to user')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(/\d selected/)).not.toBeInTheDocument();
    const mail = (await world.outbox()).at(-1);
    expect(mail).toMatchObject({ to: ['aina@mail.test'], subject: 'Your 2 tickets' });
    expect(await world.journal('sendTickets')).toHaveLength(2);
  });

  await step('who has them is found', async () => {
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Sold');
    await page.getByRole('searchbox', { name: 'Search' }).fill('aina@mail');
    await expect.element(rows()).toHaveLength(2);
    await expect.element(rows().first()).toHaveTextContent('Aina');
    await expect.element(tick(first.code)).not.toBeInTheDocument();
  });

  await step('marking as sold asks first; another window that was faster unticks its ticket', async () => {
    await openPath(`/d/my-tickets?batch=${first.batch_code}&type=Available`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect.element(page.getByText(`${mine.length - 2} selected`)).toBeVisible();
    await expectLive();
    await agent.call.markTicketsSold({ body: { ticket_ids: [third.id] } });
    await expect.element(rows()).toHaveLength(mine.length - 3);
    await button(page, 'Clear').click();
    await tick(fourth.code).click();
    await markSold.click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect.element(question).toHaveTextContent(fourth.code);
    await button(question, 'Mark as sold').click();
    await expect.element(page.getByText('Tickets have been marked sold')).toBeVisible();
    await expect.element(rows()).toHaveLength(mine.length - 4);
    await expect.element(batchCard(first.batch_code)).toHaveTextContent(`${mine.length - 4} left`);
  });
});
