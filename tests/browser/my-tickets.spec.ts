import { readFile } from 'node:fs/promises';
import type { MyTicket } from '@muara/contract/types';
import type { Locator, Page } from '@playwright/test';
import { expect, expectLive, test } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import type { Person } from './support/person.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'My Tickets' }).locator('> tbody > tr');
const tick = (page: Page, code: string) => page.getByRole('checkbox', { name: `Select ${code}` });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const batchCard = (page: Page, code: string) =>
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

test('an agent hands tickets out: ticks stay across pages, the commands say why they cannot be used, and what is sent is mailed', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422/);
  const agent = await world.signIn('agent');
  const [mine, counter] = await Promise.all([available(agent, 'agent_dashboard', 5), available(agent, 'counter', 1)]);
  const [first, second, third, fourth] = mine as [MyTicket, MyTicket, MyTicket, MyTicket];
  const [sold] = counter as [MyTicket];
  await agent.open(page, '/d/my-tickets');
  await expectLive(page);
  const [markSold, send] = [button(page, 'Mark as sold'), button(page, 'Send to user')];

  await test.step('nothing is selected, and the buttons say so', async () => {
    for (const command of [markSold, send]) {
      await expect(command).toHaveAttribute('aria-disabled', 'true');
      await expect(command).toHaveAccessibleDescription('Select tickets first');
    }
    await send.click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await lookAt(page, 'list');
  });

  await test.step('a batch shows its tickets alone', async () => {
    const card = batchCard(page, first.batch_code);
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`batch=${first.batch_code}`));
    await page.getByRole('combobox', { name: 'State' }).selectOption('Available');
    await expect(rows(page)).toHaveCount(mine.length);
    for (const { code } of [first, second]) await tick(page, code).check();
    await expect(page.getByText('2 selected')).toBeVisible();
  });

  await test.step('ticks stay while other tickets are shown; one from the counter cannot be sent', async () => {
    await button(page, `Remove filter Batch ${first.batch_code}`).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(sold.code);
    await expect(rows(page)).toHaveCount(1);
    await tick(page, sold.code).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await expect(send).toHaveAccessibleDescription(`Tickets from the counter cannot be sent: ${sold.code}`);
    await expect(markSold).not.toHaveAttribute('aria-disabled', 'true');
    await tick(page, sold.code).uncheck();
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('wrong fields are named, and what was typed is kept', async () => {
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Send to user' });
    await expect(dialog).toContainText(`${first.code}, ${second.code}`);
    await button(dialog, 'Send to user').click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Aina');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('cashier@muara.test');
    await button(dialog, 'Send to user').click();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Email is already in use/);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Aina');
    await lookAt(page, 'send dialog', AT_A_DESK);
    await email.fill('aina@mail.test');
    await button(dialog, 'Send to user').dblclick();
    await expect(page.getByText('Tickets have been sent to user')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/\d selected/)).toHaveCount(0);
    const mail = (await world.outbox()).at(-1);
    expect(mail).toMatchObject({ to: ['aina@mail.test'], subject: 'Your 2 tickets' });
    expect(await world.journal('sendTickets')).toHaveLength(2);
  });

  await test.step('who has them is found', async () => {
    await page.getByRole('combobox', { name: 'State' }).selectOption('Sold');
    await page.getByRole('searchbox', { name: 'Search' }).fill('aina@mail');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('Aina');
    await expect(tick(page, first.code)).toHaveCount(0);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([first.code, second.code]);
  });

  await test.step('marking as sold asks first; another window that was faster unticks its ticket', async () => {
    await page.goto(`/d/my-tickets?batch=${first.batch_code}&type=Available`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText(`${mine.length - 2} selected`)).toBeVisible();
    await expectLive(page);
    await agent.call.markTicketsSold({ body: { ticket_ids: [third.id] } });
    await expect(rows(page)).toHaveCount(mine.length - 3);
    await button(page, 'Clear').click();
    await tick(page, fourth.code).check();
    await markSold.click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText(fourth.code);
    await button(question, 'Mark as sold').click();
    await expect(page.getByText('Tickets have been marked sold')).toBeVisible();
    await expect(rows(page)).toHaveCount(mine.length - 4);
    await expect(batchCard(page, first.batch_code)).toContainText(`${mine.length - 4} left`);
  });
});
