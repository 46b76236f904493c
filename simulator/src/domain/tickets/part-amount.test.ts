import { toLocalDate } from '@muara/contract/rules';
import { expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { partWith } from '../../../testing/samples/decisions.ts';
import { getPartAmount } from './part-amount.ts';

test('the amounts of a batch’s tickets add up to the batch’s price', () => {
  const { tickets, subTickets } = createTestSimulator({ tickets: 2_000 }).world.tables;
  const batches = tickets.all().filter(({ id }) => subTickets.count('ticket', id) > 0);
  expect(batches.length).toBeGreaterThan(20);
  for (const batch of batches) {
    const sum = subTickets.by('ticket', batch.id).reduce((total, part) => total + getPartAmount(batch, part), 0);
    expect(sum, batch.code).toBe(batch.money.total);
  }
});

test('lists show a ticket’s share of its batch’s price', async () => {
  const sim = createTestSimulator();
  const { data } = await (await sim.as('manager')).call('listTickets', { query: { ticket_type: 2 } });
  const { tickets, subTickets } = sim.world.tables;
  for (const { code, batch_code: batch, total_amount: amount } of data)
    expect(amount).toBe(getPartAmount(tickets.one('code', batch!)!, subTickets.one('code', code)!) / 100);
});

test('the ticket, its void request and the voids report show the same amount', async () => {
  const sim = createTestSimulator();
  const part = partWith(sim, { requestCanceledAt: 2, requestById: 5, cancelNote: 'Lost' });
  const batch = sim.world.tables.tickets.must(part.ticketId);
  const { money } = batch;
  sim.world.tables.tickets.update(batch.id, { money: { ...money, total: money.total + 7, processingFee: 7 } });
  const amount = getPartAmount(sim.world.tables.tickets.must(batch.id), part) / 100;
  expect(amount).toBeGreaterThan(0);

  const manager = await sim.as('manager');
  const { ticket } = await manager.call('getSubTicket', { params: { code: part.code } });
  expect(ticket.amount).toBe(amount);
  const { data } = await manager.call('listApprovals', { query: { kind: 'void' } });
  const card = data.find(({ code }) => code === part.code);
  expect(card).toMatchObject({ amount, void_outcome: { kept: amount } });
  await manager.call('approveVoid', { body: { id: part.id, type: 'ticket_agent' } });
  const day = toLocalDate(sim.clock.now());
  const { tables } = await manager.call('getReportData', {
    params: { type: 'void_note' },
    query: { purchased_date: `${day},${day}`, staff_id: '5' },
  });
  const row = tables[0]?.rows.find(({ part: code }) => code === part.code);
  expect(row).toMatchObject({ amount });
});
