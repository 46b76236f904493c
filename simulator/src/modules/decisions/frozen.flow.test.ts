import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { freezeBatch, FROZEN_CALLS, REQUESTS } from '../../../testing/refusals/frozen.ts';

describe.each(REQUESTS)('while the %s of a batch waits for a decision', (request, code) => {
  test('its tickets cannot be sold, sent, moved or voided, and its expiry stays', async () => {
    const sim = createTestSimulator();
    const stage = await freezeBatch(sim, request);
    const parts = () => JSON.stringify(sim.world.tables.subTickets.by('ticket', stage.batch.id));
    const before = parts();
    const refused = await Promise.all(
      FROZEN_CALLS.map(async ([id, who, input]) => [id, (await stage[who].refused(id, input(stage) as never)).code]),
    );
    expect(refused).toEqual(FROZEN_CALLS.map(([id]) => [id, code]));
    expect(parts()).toBe(before);
  });

  test('screens show the reason, and how many are sold', async () => {
    const sim = createTestSimulator();
    const { agent, manager, batch, available } = await freezeBatch(sim, request);
    const part = sim.world.tables.subTickets.must(available);
    const mine = await agent.call('getMyTicket', { params: { code: part.code } });
    expect([mine.ticket.frozen_by, mine.ticket.selectable, mine.can_void]).toEqual([code, false, false]);
    expect((await manager.call('getSubTicket', { params: { code: part.code } })).ticket.frozen_by).toBe(code);
    const { data: rows } = await manager.call('listSubTickets', { params: { code: batch.code } });
    expect(new Set(rows.map((row) => row.frozen_by))).toEqual(new Set([code]));
    const { ticket } = await manager.call('getTicket', { params: { ticket_code: batch.code } });
    expect(ticket.total_ticket_sold).toBe(1);
  });

  test('its inbox card counts its tickets', async () => {
    const sim = createTestSimulator();
    const { manager, batch } = await freezeBatch(sim, request);
    const used = sim.world.tables.subTickets.by('ticket', batch.id)[5];
    sim.world.tables.subTickets.update(used?.id ?? 0, { sold: true, validatedAt: 1 });
    const kind = request === 'refund' ? 'refund' : 'void';
    const pages = await Promise.all([0, 1, 2].map((page) => manager.call('listApprovals', { query: { kind, page } })));
    const card = pages.flatMap(({ data }) => data).find((one) => one.code === batch.code);
    expect(card?.batch).toMatchObject({
      total_ticket: 10,
      total_ticket_sold: 1,
      total_ticket_used: 1,
      total_ticket_voided: 0,
      total_ticket_to_void: 8,
    });
  });

  test('its tickets can be changed again after the decision', async () => {
    const sim = createTestSimulator();
    const { agent, batch, available } = await freezeBatch(sim, request);
    sim.world.tables.tickets.update(batch.id, { [request]: null });
    await agent.call('markTicketsSold', { body: { ticket_ids: [available] } });
    expect(sim.world.tables.subTickets.must(available).sold).toBe(true);
  });
});
