import { readFile } from 'node:fs/promises';
import type { TicketListRow } from '@muara/contract/types';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { heard, painted, rows } from './support/tickets.ts';
import { goTo } from './support/walk.ts';

const title = (page: Page, list: string) =>
  page.getByRole('heading', { level: 1, name: `Tickets Management (${list})`, exact: true });
const type = (page: Page) => page.getByRole('combobox', { name: 'Type' });

test('the four lists: the way between them, their filters, badges and rows, and the file of what is filtered', async ({
  page,
  world,
}) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/tickets/0');
  const lists = page.getByRole('navigation', { name: 'Ticket lists' }).getByRole('link');

  await test.step('each list leads to the others; trips to come are filtered among VVIP alone', async () => {
    await expect(lists).toHaveText(['Normal', 'VVIP', 'Agents', 'Exhibition']);
    for (const list of ['VVIP', 'Exhibition', 'Normal']) {
      await lists.filter({ hasText: list }).click();
      await expect(title(page, list)).toBeVisible();
      await expect(lists.filter({ hasText: list })).toHaveAttribute('aria-current', 'page');
      await expect(type(page).getByRole('option', { name: 'Upcoming' })).toHaveCount(list === 'VVIP' ? 1 : 0);
    }
  });

  await test.step('an open request is said in words beside the ticket', async () => {
    for (const [filter, badge] of [
      ['Refund Request', 'Pending Refund'],
      ['Void Request', 'Pending Void'],
    ] as const) {
      await type(page).selectOption(filter);
      await expect(rows(page).getByText(badge, { exact: true }).first()).toBeVisible();
      await expect(rows(page).filter({ hasNotText: badge })).toHaveCount(0);
    }
  });

  await test.step('an address that asks for a type unknown here shows the list all the same', async () => {
    await goTo(page, '/d/tickets/0?type=nonsense&platform=balloon');
    await expect(page).toHaveURL(/\/d\/tickets\/0$/);
    await expect(type(page)).toHaveValue('all');
    await expect(rows(page)).toHaveCount(20);
  });

  await test.step('the file contains all rows of the filters, under one line of titles', async () => {
    await goTo(page, '/d/tickets/0?type=used&method=Cash');
    const { total, data } = await manager.call.listTickets({ query: { type: 'used', payment_method: 'Cash' } });
    await expect(page.getByText(`${total.toLocaleString('en-MY')} ticket`)).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toContain(data[0]!.code);
  });

  await test.step('single tickets show their own state, whose they are and their batch, and open on their own', async () => {
    await lists.filter({ hasText: 'Agents' }).click();
    await expect(title(page, 'Agents')).toBeVisible();
    const { data } = await manager.call.listTickets({ query: { ticket_type: 2 } });
    const row = (part: TicketListRow) => rows(page).filter({ hasText: part.code });
    for (const part of data.slice(0, 3)) {
      await expect(row(part)).toContainText(part.sub_state ?? 'a state');
      await expect(row(part)).toContainText(part.name ?? 'a name');
      const batch = row(part).getByRole('link', { name: part.batch_code ?? 'a batch', exact: true });
      await expect(batch).toHaveAttribute('href', `/d/tickets-detail/${part.batch_code}`);
    }
    await expectAccessible(page);
    const [first] = data;
    await row(first!).getByRole('link', { name: first!.code }).click();
    await expect(page).toHaveURL(new RegExp(`/d/tickets-detail/${first!.code}$`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(first!.code) })).toBeVisible();
  });
});

test('a batch that is sold elsewhere waits behind a button on its list, and nowhere else', async ({ page, world }) => {
  const messages = heard(page, 'new-ticket');
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batch = data.find(({ depart_date: date, exhibition }) => date === null && !exhibition)!;
  const dated = { ...batch, code: 'MRCDATED234', depart_date: await world.today() };
  const sold = (ticket: TicketListRow) =>
    world.tell({ type: 'new-ticket', code: ticket.code, platform: ticket.platform, vvip: false, ticket });
  const button = page.getByRole('button', { name: '1 new ticket – Refresh' });

  await manager.open(page, '/d/tickets/2');
  await expectLive(page);
  await expect(rows(page)).toHaveCount(20);
  await sold(dated);
  await expect.poll(() => messages.map(({ code }) => code)).toContain(dated.code);
  await painted(page);
  await expect(button).toHaveCount(0);
  await sold(batch);
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toBeHidden();

  await goTo(page, '/d/tickets/3');
  await expect(title(page, 'Exhibition')).toBeVisible();
  await sold({ ...batch, code: 'MRCBATCH234' });
  await expect.poll(() => messages.map(({ code }) => code)).toContain('MRCBATCH234');
  await painted(page);
  await expect(button).toHaveCount(0);
  await sold({ ...batch, code: 'MRCEXHIB234', exhibition: true });
  await expect(button).toBeVisible();
});
