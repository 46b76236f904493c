import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../../testing/index.ts';
import { DEFAULT_TICKETS } from '../../seed/seed.ts';
import { counterSale, openTill } from '../../../testing/stages/sales.ts';

const list = (caller: TestCaller, query: object) => caller.call('listTickets', { query });

describe('listTickets', () => {
  test('200: returns twenty per page, newest first, and nothing past the end', async () => {
    const manager = await createTestSimulator().as('manager');
    const first = await list(manager, {});
    expect(first.data).toHaveLength(20);
    expect(first.total).toBeGreaterThan(300);
    const stamps = first.data.map(({ created_at: at }) => at);
    expect(stamps).toEqual([...stamps].sort().reverse());
    const second = await list(manager, { page: 1 });
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
    expect(await list(manager, { page: 999 })).toMatchObject({ data: [], total: first.total });
    expect(first.payment_methods).toEqual(expect.arrayContaining(['Cash', 'ipay88', 'FOC']));
  });

  test('200: puts each purchase and sub-ticket in exactly one of the four lists', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const [normal, vvip, agents, exhibition] = await Promise.all(
      [0, 1, 2, 3].map((ticket_type) => list(manager, { ticket_type })),
    );
    expect((normal?.total ?? 0) + (vvip?.total ?? 0)).toBe(DEFAULT_TICKETS);
    expect(normal?.data.every((row) => !row.vvip)).toBe(true);
    expect(vvip?.data.every((row) => row.vvip)).toBe(true);
    expect((agents?.total ?? 0) + (exhibition?.total ?? 0)).toBe(sim.world.tables.subTickets.size);
    expect(agents?.data[0]?.code).toMatch(/^MRC.{8}-\d{4}$/);
    expect(exhibition?.data.every((row) => row.exhibition && row.total_passengers === 1)).toBe(true);
  });

  test.each([
    'agents-ticket',
    'cancel-request',
    'refund-request',
    'canceled',
    'refunded',
    'used',
    'no-show',
    'reprint',
  ])('200: type %s: the index returns what a full scan finds', async (type) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { total, data } = await list(manager, { type });
    const meets: Record<string, (row: (typeof data)[number]) => boolean> = {
      'cancel-request': (row) => row.request_canceled_at !== null && row.canceled_at === null,
      'refund-request': (row) => row.request_refund_at !== null && row.refunded_at === null,
      canceled: (row) => row.canceled_at !== null,
      refunded: (row) => row.refunded_at !== null,
      used: (row) => row.used,
      'no-show': (row) => row.no_show,
      reprint: (row) => row.reprint,
    };
    expect(total).toBeGreaterThan(0);
    expect(data.every(meets[type] ?? (() => true))).toBe(true);
    const walked: typeof data = [];
    for (let page = 0; page * 20 < DEFAULT_TICKETS; page++) walked.push(...(await list(manager, { page })).data);
    if (type !== 'agents-ticket' && type !== 'reprint') expect(walked.filter(meets[type]!)).toHaveLength(total);
  });

  test('200: combines any filters', async () => {
    const manager = await createTestSimulator().as('manager');
    const cash = await list(manager, { payment_method: 'Cash' });
    const both = await list(manager, { payment_method: 'Cash', type: 'used', platform: 'counter' });
    expect(both.total).toBeGreaterThan(0);
    expect(both.total).toBeLessThan(cash.total);
    expect(both.data.every((row) => row.payment_method === 'Cash' && row.used && row.platform === 'counter')).toBe(
      true,
    );
    expect(await list(manager, { payment_method: 'All', platform: 'all', type: 'all' })).toEqual(
      await list(manager, {}),
    );
    expect((await list(manager, { payment_method: 'Barter' })).total).toBe(0);
  });

  test('200: shows the upcoming VVIP bookings that the dashboard counts', async () => {
    const manager = await createTestSimulator().as('manager');
    const { total, data } = await list(manager, { ticket_type: 1, type: 'upcoming' });
    expect(total).toBe((await manager.call('getNotification')).upcoming_vvip);
    expect(data.every((row) => (row.depart_date ?? '') >= '2026-03-10' && row.is_paid)).toBe(true);
  });

  test('200: searches parts of code, receipt number, name, email and phone in any case', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ name: 'Zainab Quirke', email: 'Zq@mail.test', contact: '+60199998888' }),
    });
    for (const search of [
      ticket!.code,
      ticket!.code.slice(3, 9).toLowerCase(),
      ticket!._id,
      ' zainab q',
      'ZQ@MAIL',
      '99998888',
    ]) {
      const { data } = await list(till, { search });
      expect(
        data.map(({ code }) => code),
        search,
      ).toContain(ticket!.code);
    }
    expect(await list(till, { search: ticket!.code })).toMatchObject({ total: 1 });
    expect(await list(till, { search: ticket!.code, ticket_type: 1 })).toMatchObject({ total: 0, data: [] });
    expect(await list(till, { search: 'zainab', payment_method: 'Card' })).toMatchObject({ total: 0 });
  });

  test('200: finds sub-tickets by their own code and by the buyer of the batch', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const part = sim.world.tables.subTickets.all().find(({ type }) => type === 'agent');
    expect((await list(manager, { ticket_type: 2, search: part?.code })).data.map(({ code }) => code)).toEqual([
      part?.code,
    ]);
    const named = await list(manager, { ticket_type: 2, search: 'tan boon kiat' });
    expect(named.total).toBeGreaterThan(20);
  });
});

describe('getTicket', () => {
  test('200: returns the ticket that the sale returned', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    expect((await till.call('getTicket', { params: { ticket_code: ticket!.code } })).ticket).toEqual(ticket);
  });

  test('200: returns every ticket of the seed in the shape of the contract', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    for (const { code } of sim.world.tables.tickets.all())
      await manager.call('getTicket', { params: { ticket_code: code } });
    expect(sim.warnings).toEqual([]);
  });

  test('200: does not apply later price changes to sold tickets', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    sim.world.tables.packages.update(1, { prices: { ...sim.world.tables.packages.must(1).prices, adult: 9900 } });
    expect((await till.call('getTicket', { params: { ticket_code: ticket!.code } })).ticket).toEqual(ticket);
  });
});
