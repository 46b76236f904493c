import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { AINA, buyBatch } from '../../../testing/samples/my-tickets.ts';

const LAST_DAY = '2026-03-11';

/** A batch that expires tomorrow, seen at a given moment. */
async function at(moment: string) {
  const sim = createTestSimulator();
  const { batch, parts } = await buyBatch(sim);
  const end = Date.parse(`${LAST_DAY}T23:59:59+08:00`);
  sim.world.tables.tickets.update(batch.id, { expiredAt: end });
  for (const { id } of parts) sim.world.tables.subTickets.update(id, { expiredAt: end });
  sim.clock.pass(Date.parse(moment) - sim.clock.now());
  return { sim, batch, parts, agent: await sim.as('agent'), manager: await sim.as('manager') };
}

async function seen(sim: TestSimulator, agent: TestCaller, manager: TestCaller, code: string) {
  const { ticket } = await manager.call('getTicket', { params: { ticket_code: code } });
  const { ticket: part } = await manager.call('getSubTicket', { params: { code: `${code}-0001` } });
  const { data } = await agent.call('listMyTickets', { query: { batch: code } });
  const expired = await agent.call('listMyTickets', { query: { batch: code, type: 'Expired' } });
  expect(sim.warnings).toEqual([]);
  return [ticket.expired, ticket.ribbon, part.state, data[0]?.state, expired.total, ticket.total_ticket_expired];
}

describe('an open ticket on its last day', () => {
  test('is valid until its last second', async () => {
    const { sim, batch, parts, agent, manager } = await at('2026-03-11T23:59:59+08:00');
    expect(await seen(sim, agent, manager, batch.code)).toEqual([false, 'Paid', 'Available', 'Available', 0, 0]);
    await agent.call('markTicketsSold', { body: { ticket_ids: [parts[0]!.id] } });
    await agent.call('sendTickets', { body: { ticket_ids: [parts[1]!.id], ...AINA } });
  });

  test.each(['2026-03-12T00:00:00+08:00', '2026-03-12T00:04:59+08:00', '2026-03-12T00:05:00+08:00'])(
    'has expired at %s, for every list, state and command',
    async (moment) => {
      const { sim, batch, parts, agent, manager } = await at(moment);
      const ids = [parts[0]!.id];
      const refused = await Promise.all([
        agent.refused('markTicketsSold', { body: { ticket_ids: ids } }),
        agent.refused('sendTickets', { body: { ticket_ids: ids, ...AINA } }),
        agent.refused('voidMyTicket', { params: { id: parts[0]!.id } }),
        manager.refused('editExpiryDate', { body: { id: batch.id, expired_at: '2026-12-31' } }),
      ]);
      expect(refused.map(({ code }) => code)).toEqual([
        'ticket_not_available',
        'ticket_not_available',
        'ticket_expired',
        'ticket_expired',
      ]);
      expect(await seen(sim, agent, manager, batch.code)).toEqual([true, 'Expired', 'Expired', 'Expired', 10, 10]);
    },
  );

  test('is not printed or counted as available even before the nightly sweep', async () => {
    const { batch, manager } = await at('2026-03-12T00:00:00+08:00');
    const { ticket } = await manager.call('getTicket', { params: { ticket_code: batch.code } });
    const { data: parts } = await manager.call('listSubTickets', { params: { code: batch.code } });
    expect([ticket.total_printable, parts[0]?.print_number]).toEqual([0, null]);
    const { data } = await manager.call('listAgents', { query: { sort_by: 'total_ticket_expired', sort: 'desc' } });
    expect(data[0]).toMatchObject({ id: batch.agentId, total_ticket_expired: 10 });
  });
});
