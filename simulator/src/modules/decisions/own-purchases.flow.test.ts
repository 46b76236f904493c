import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { REFUND, ticketWith } from '../../../testing/samples/decisions.ts';
import { agentSale, counterSale, openTill, publicSale } from '../../../testing/stages/sales.ts';

const BUYERS = { customer: 11, agent: 9, tourguide: 10 } as const;
type Buyer = keyof typeof BUYERS;

/** Returns a buyer's purchases by walking all tickets. */
function owned(sim: TestSimulator, buyer: Buyer): TicketRecord[] {
  const id = BUYERS[buyer];
  const { tickets, tourGuides } = sim.world.tables;
  const guides = tourGuides.all().flatMap((guide) => (guide.userId === id ? guide.id : []));
  return tickets
    .all()
    .filter((one) => one.userId === id || one.agentId === id || guides.includes(one.tourguideId ?? 0))
    .sort((one, other) => other.createdAt - one.createdAt || other.id - one.id);
}

/** Gives every buyer a few more tickets than a page. */
function stage(): TestSimulator {
  const sim = createTestSimulator();
  const { tickets } = sim.world.tables;
  const free = tickets.all().filter(({ userId, agentId }) => userId === null && agentId === null);
  const gifts = [{ userId: BUYERS.customer }, { tourguideId: 1 }, { agentId: BUYERS.agent }];
  for (const [index, { id }] of free.slice(0, 75).entries()) tickets.update(id, gifts[index % 3]!);
  return sim;
}

const list = (caller: TestCaller, query: object = {}) => caller.call('listMyPurchases', { query });

describe.each(Object.keys(BUYERS) as Buyer[])('the purchases of a %s', (buyer) => {
  test('are exactly theirs, newest first, twenty per page', async () => {
    const sim = stage();
    const caller = await sim.as(buyer);
    const own = owned(sim, buyer);
    expect(own.length).toBeGreaterThan(20);
    const first = await list(caller);
    expect(first.total).toBe(own.length);
    const rows = [...first.data];
    for (let page = 1; page * 20 < own.length; page++) rows.push(...(await list(caller, { page })).data);
    expect(rows.map(({ code }) => code)).toEqual(own.map(({ code }) => code));
    expect((await list(caller, { page: 999 })).data).toEqual([]);
  });

  test('are filtered and searched without finding others', async () => {
    const sim = stage();
    const caller = await sim.as(buyer);
    const own = owned(sim, buyer);
    const { payment_methods: methods } = await list(caller);
    expect(methods).toEqual([...new Set(own.flatMap(({ payment }) => payment.method ?? []))].sort());
    const found = async (query: object): Promise<number> => (await list(caller, query)).total;
    expect(await found({ type: 'all', payment_method: 'All', platform: 'all', search: ' ' })).toBe(own.length);
    expect(await found({ type: 'used' })).toBe(own.filter(({ used }) => used).length);
    expect(await found({ ticket_type: 1 })).toBe(own.filter(({ vvip }) => vvip).length);
    expect(await found({ ticket_type: 2 })).toBe(0);
    for (const method of methods)
      expect(await found({ payment_method: method })).toBe(
        own.filter(({ payment }) => payment.method === method).length,
      );
    expect(await found({ search: own[0]!.code.toLowerCase() })).toBe(1);
    const strange = sim.world.tables.tickets.all().find(({ code }) => own.every((one) => one.code !== code));
    for (const search of [strange!.code, strange!.receiptNo]) expect(await found({ search })).toBe(0);
  });

  test('open by their code, without internal details', async () => {
    const sim = stage();
    const caller = await sim.as(buyer);
    for (const { code } of owned(sim, buyer)) {
      const { ticket } = await caller.call('getMyPurchase', { params: { ticket_code: code } });
      expect(ticket).toMatchObject({ code, admin: null, ip_address: null, print_history: [], refund_bank: null });
      expect(ticket).not.toHaveProperty('refund_requested_by');
      expect(ticket).not.toHaveProperty('void_requested_by');
    }
  });

  test("other people's tickets do not exist, by any operation, code or id", async () => {
    const sim = stage();
    const caller = await sim.as(buyer);
    const own = new Set(owned(sim, buyer).map(({ id }) => id));
    const ticket = sim.world.tables.tickets.all().find(({ id, balance }) => !own.has(id) && balance.isPaid)!;
    const part = sim.world.tables.subTickets.all().find(({ ticketId }) => !own.has(ticketId))!;
    const type = part.type === 'agent' ? 'ticket_agent' : 'exhibition';
    const calls: [OperationId, object][] = [
      ['getMyPurchase', { params: { ticket_code: ticket.code } }],
      ['requestRefund', { body: { id: ticket.id, ...REFUND } }],
      ['requestCancel', { body: { id: ticket.id, type: 'ticket', cancel_note: 'Mine' } }],
      ['requestCancel', { body: { id: part.id, type, cancel_note: 'Mine' } }],
    ];
    for (const [id, input] of calls) {
      const { code, status, body } = await caller.refused(id, input);
      expect({ id, code, status }).toEqual({ id, code: 'ticket_not_found', status: 404 });
      const unknown = JSON.parse(
        JSON.stringify(input)
          .replaceAll(ticket.code, 'MRCAAAAAAAA')
          .replace(/"id":\d+/, '"id":999999'),
      );
      expect((await caller.refused(id, unknown as never)).body, 'the same words as for what never was').toEqual(body);
    }
    for (const id of [
      'refundTicket',
      'approveRefund',
      'rejectRefund',
      'cancelTicket',
      'approveVoid',
      'markAsPaid',
    ] as const) {
      const body = { id: ticket.id, type: 'ticket', ...REFUND, cancel_note: 'x' };
      const input = OPERATIONS[id].method === 'GET' ? { params: { id: ticket.id } } : { body };
      expect((await caller.refused(id, input as never)).code).toBe('permission_denied');
    }
    expect(sim.world.tables.tickets.must(ticket.id)).toBe(ticket);
  });
});

test.each(['agent', 'customer'] as const)('payable purchases of %s come first until their hold ends', async (buyer) => {
  const sim = createTestSimulator();
  const caller = await sim.as(buyer);
  const { ticket: unpaid } = await caller.call('generateTicket', {
    body: buyer === 'agent' ? agentSale() : publicSale(),
  });
  sim.clock.pass(60_000);
  const bought = ticketWith(sim, { userId: BUYERS[buyer], createdAt: sim.clock.now() });
  const order = async () => (await list(caller)).data.slice(0, 2).map(({ code, payable }) => [code, payable]);
  expect(await order()).toEqual([
    [unpaid?.code, true],
    [bought.code, false],
  ]);
  sim.clock.pass(30 * 60_000);
  expect(await order()).toEqual([
    [bought.code, false],
    [unpaid?.code, false],
  ]);
});

test('an order with a void request cannot be paid, and is not on top', async () => {
  const sim = createTestSimulator();
  const customer = await sim.as('customer');
  const { ticket: unpaid } = await customer.call('generateTicket', { body: publicSale() });
  sim.clock.pass(60_000);
  const bought = ticketWith(sim, { userId: BUYERS.customer, createdAt: sim.clock.now() });
  const cashier = await sim.as('cashier');
  await cashier.call('requestCancel', { body: { id: unpaid!.id, type: 'ticket', cancel_note: 'Ordered twice' } });
  const rows = (await list(customer)).data.slice(0, 2);
  expect(rows.map(({ code, payable }) => [code, payable])).toEqual([
    [bought.code, false],
    [unpaid?.code, false],
  ]);
});

test('what staff sell to an agent belongs to the agent immediately', async () => {
  const { sim, till } = await openTill();
  const agent = await sim.as('agent');
  const before = (await list(agent)).total;
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({ agent_id: 9, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 }),
  });
  const after = await list(agent);
  expect(after.total).toBe(before + 1);
  expect(after.data[0]?.code).toBe(ticket?.code);
});

test('a buyer loses a ticket that changes hands', async () => {
  const sim = createTestSimulator();
  const ticket = ticketWith(sim, { userId: 11 });
  const customer = await sim.as('customer');
  const params = { ticket_code: ticket.code };
  await customer.call('getMyPurchase', { params });
  sim.world.tables.tickets.update(ticket.id, { userId: 12 });
  expect((await customer.refused('getMyPurchase', { params })).code).toBe('ticket_not_found');
});
