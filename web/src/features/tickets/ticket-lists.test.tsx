import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, goTo, step } from '@testing/actions.ts';
import { expectAccessible, expectHeard, expectLive } from '@testing/looks.ts';
import { rows } from '@testing/tickets.ts';
import type { TicketListRow } from '@muara/contract/types';

const title = (list: string) =>
  page.getByRole('heading', { level: 1, name: `Tickets Management (${list})`, exact: true });
const type = () => page.getByRole('combobox', { name: 'Type' });

test('the four lists: the way between them, their filters, badges and rows', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/tickets/0', { as: manager, world });
  const lists = page.getByRole('navigation', { name: 'Ticket lists' }).getByRole('link');

  await step('each list leads to the others; trips to come are filtered among VVIP alone', async () => {
    await expectTexts(lists, ['Normal', 'VVIP', 'Agents', 'Exhibition']);
    for (const list of ['VVIP', 'Exhibition', 'Normal']) {
      await lists.filter({ hasText: list }).click();
      await expect.element(title(list)).toBeVisible();
      await expect.element(lists.filter({ hasText: list })).toHaveAttribute('aria-current', 'page');
      await expect.element(type().getByRole('option', { name: 'Upcoming' })).toHaveLength(list === 'VVIP' ? 1 : 0);
    }
  });

  await step('an open request is said in words beside the ticket', async () => {
    for (const [filter, badge] of [
      ['Refund Request', 'Pending Refund'],
      ['Void Request', 'Pending Void'],
    ] as const) {
      await type().selectOptions(filter);
      await expect.element(rows().getByText(badge, { exact: true }).first()).toBeVisible();
      await expect.element(rows().filter({ hasNotText: badge })).not.toBeInTheDocument();
    }
  });

  await step('an address that asks for a type unknown here shows the list all the same', async () => {
    await goTo('/d/tickets/0?type=nonsense&platform=balloon');
    await expect.poll(shownPath).toMatch(/\/d\/tickets\/0$/);
    await expect.element(type()).toHaveValue('all');
    await expect.element(rows()).toHaveLength(20);
  });

  await step('single tickets show their own state, whose they are and their batch, and open on their own', async () => {
    await lists.filter({ hasText: 'Agents' }).click();
    await expect.element(title('Agents')).toBeVisible();
    const { data } = await manager.call.listTickets({ query: { ticket_type: 2 } });
    const row = (part: TicketListRow) => rows().filter({ hasText: part.code });
    for (const part of data.slice(0, 3)) {
      await expect.element(row(part)).toHaveTextContent(part.sub_state ?? 'a state');
      await expect.element(row(part)).toHaveTextContent(part.name ?? 'a name');
      const batch = row(part).getByRole('link', { name: part.batch_code ?? 'a batch', exact: true });
      await expect.element(batch).toHaveAttribute('href', `/d/tickets-detail/${part.batch_code}`);
    }
    await expectAccessible();
    const [first] = data;
    await row(first!).getByRole('link', { name: first!.code }).click();
    await expect.poll(shownPath).toMatch(new RegExp(`^/d/tickets-detail/${first!.code}$`));
    await expect.element(page.getByRole('heading', { level: 1, name: new RegExp(first!.code) })).toBeVisible();
  });
});

test('a batch that is sold elsewhere waits behind a button on its list, and nowhere else', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batch = data.find(({ depart_date: date, exhibition }) => date === null && !exhibition)!;
  const dated = { ...batch, code: 'MRCDATED234', depart_date: await world.today() };
  const sold = (ticket: TicketListRow) =>
    world.tell({ type: 'new-ticket', code: ticket.code, platform: ticket.platform, vvip: false, ticket });
  const button = page.getByRole('button', { name: '1 new ticket – Refresh' });

  await renderScreen('/d/tickets/2', { as: manager, world });
  await expectLive();
  await expect.element(rows()).toHaveLength(20);
  await sold(dated);
  await expectHeard(world, manager);
  await expect.element(button).not.toBeInTheDocument();
  await sold(batch);
  await expect.element(button).toBeVisible();
  await button.click();
  await expect.element(button).not.toBeInTheDocument();

  await goTo('/d/tickets/3');
  await expect.element(title('Exhibition')).toBeVisible();
  await expect.element(rows().first()).toBeVisible();
  await sold({ ...batch, code: 'MRCBATCH234' });
  await expectHeard(world, manager);
  await expect.element(button).not.toBeInTheDocument();
  await sold({ ...batch, code: 'MRCEXHIB234', exhibition: true });
  await expect.element(button).toBeVisible();
});
