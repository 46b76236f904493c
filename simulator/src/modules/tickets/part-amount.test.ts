import { expect, test } from 'vitest';
import { createTestSimulator } from '../../hosts/in-process/index.ts';
import { partAmountOf } from './part-amount.ts';

test('the tickets of every batch cost together what the batch costs', () => {
  const { tickets, subTickets } = createTestSimulator({ tickets: 2_000 }).world.tables;
  const batches = tickets.all().filter(({ id }) => subTickets.count('ticket', id) > 0);
  expect(batches.length).toBeGreaterThan(20);
  for (const batch of batches) {
    const sum = subTickets.by('ticket', batch.id).reduce((total, part) => total + partAmountOf(batch, part), 0);
    expect(sum, batch.code).toBe(batch.money.total);
  }
});

test('lists show the amount that is a ticket’s share of its batch', async () => {
  const sim = createTestSimulator();
  const { data } = await (await sim.as('manager')).call('listTickets', { query: { ticket_type: 2 } });
  const { tickets, subTickets } = sim.world.tables;
  for (const { code, batch_code: batch, total_amount: amount } of data)
    expect(amount).toBe(partAmountOf(tickets.one('code', batch!)!, subTickets.one('code', code)!) / 100);
});
