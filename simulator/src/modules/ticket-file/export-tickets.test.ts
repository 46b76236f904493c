import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { freezeBatch } from '../../../testing/refusals/frozen.ts';
import { partWith, reversal, ticketWith } from '../../../testing/samples/decisions.ts';
import { fileStage, soldForCash } from '../../../testing/samples/ticket-file.ts';

describe('exportTickets', () => {
  const lines = (bytes: Uint8Array): string[] =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');

  test('200: contains all rows of the list with the same filters', async () => {
    const { manager } = await fileStage();
    for (const query of [
      {},
      { ticket_type: 1 as const, type: 'upcoming' as const },
      { ticket_type: 2 as const, search: 'tan' },
    ]) {
      const [head, ...rows] = lines(await manager.call('exportTickets', { query }));
      expect(head?.startsWith('\uFEFFCode,')).toBe(true);
      expect(rows.pop()).toBe('');
      const { data, total } = await manager.call('listTickets', { query });
      expect(rows).toHaveLength(total);
      expect(rows.slice(0, data.length).map((row) => row.split(',')[0])).toEqual(data.map(({ code }) => code));
    }
  });

  test('200: has no formula cells, and names do not break rows', async () => {
    const { sim, manager, ticket } = await soldForCash();
    sim.world.tables.tickets.update(ticket.id, { buyer: { ...ticket.buyer, name: '=HYPERLINK("x"),\nAina' } });
    const text = lines(await manager.call('exportTickets', { query: { search: ticket.code } })).join('\r\n');
    expect(text).toContain(`"'=HYPERLINK(""x""),`);
    expect(text.match(new RegExp(ticket.code, 'g'))).toHaveLength(1);
  });

  test("200: shows an agent's purchase as an agent's, found by the company name", async () => {
    const { sim, manager } = await fileStage();
    const bought = sim.world.tables.tickets.all().find((one) => one.platform === 'agent_dashboard' && one.agentId)!;
    const buyer = { ...bought.buyer, companyName: 'Sampan Holidays Sdn Bhd' };
    sim.world.tables.tickets.update(bought.id, { buyer });
    const [head, row, ...others] = lines(
      await manager.call('exportTickets', { query: { search: 'sampan holidays', ticket_type: bought.vvip ? 1 : 0 } }),
    );
    expect(others).toEqual(['']);
    const place = head!.split(',').indexOf('Platform');
    expect([row!.split(',')[0], row!.split(',')[place]]).toEqual([bought.code, 'Agent']);
  });

  test('200: shows batch and state of sub-tickets', async () => {
    const { sim, manager } = await fileStage();
    const part = partWith(sim, { requestCanceledAt: 1 });
    const [head, row] = lines(await manager.call('exportTickets', { query: { ticket_type: 2, search: part.code } }));
    expect(head).toContain('Code,Batch,');
    expect(row).toContain(',Pending Void,');
    expect(row).toContain(sim.world.tables.tickets.must(part.ticketId).code);
  });

  test.each([
    ['refund', 'refund_requested', 'Pending Refund'],
    ['cancel', 'void_requested', 'Pending Void'],
  ] as const)('200: an open request of a batch is on the rows of its tickets: %s', async (request, frozenBy, word) => {
    const sim = createTestSimulator();
    const { manager, batch, available, sent } = await freezeBatch(sim, request);
    const query = { ticket_type: 2, search: batch.code } as const;
    const rows = (await manager.call('listTickets', { query })).data.filter(
      ({ id }) => id === available || id === sent,
    );
    expect(rows.map((row) => [row.sub_state, row.frozen_by])).toEqual(
      expect.arrayContaining([
        ['Available', frozenBy],
        ['Sold', frozenBy],
      ]),
    );
    const [head, ...cells] = lines(await manager.call('exportTickets', { query })).map((line) => line.split(','));
    const place = head?.indexOf('Request') ?? -1;
    for (const { code } of rows) expect(cells.find(([first]) => first === code)?.[place]).toBe(word);
    const [purchase] = (await manager.call('listTickets', { query: { search: batch.code } })).data;
    expect(purchase?.frozen_by).toBeNull();
  });

  test('200: shows pending requests', async () => {
    const { sim, manager } = await fileStage();
    const { code } = ticketWith(sim, { refund: reversal() });
    const [, row] = lines(await manager.call('exportTickets', { query: { search: code } }));
    expect(row).toContain(',Pending,Pending Refund,');
  });
});
