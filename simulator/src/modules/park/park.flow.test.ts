import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { order, report, result } from '../../../testing/stages/payments.ts';
import { buyBatch, PARK } from '../../../testing/samples/my-tickets.ts';
import { counterSale, joinChannel, openTill, publicSale } from '../../../testing/stages/sales.ts';

const PARK_SALE = { package_id: PARK, amount: 80 };

describe('a paid purchase that includes the park', () => {
  test('is sent to the park service, and those who watch its log see the entry', async () => {
    const { sim, till } = await openTill();
    const manager = joinChannel(sim, await sim.as('manager'));
    const cashier = joinChannel(sim, await sim.as('cashier'));
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ ...PARK_SALE, cash_in: 80, cash_out: 0 }),
    });
    const [entry] = sim.world.tables.minisigua.by('ticket', ticket?.code ?? '');
    expect(entry).toMatchObject({
      type: 'purchase',
      responseCode: 200,
      vvip: false,
      qrcode: null,
      createdAt: sim.clock.now(),
    });
    expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
      ticket_code: ticket?.code,
      total_adult: 2,
      total_child: 1,
      total_passengers: 3,
      amount: 5,
    });
    const [message] = manager.messages.filter(({ type }) => type === 'minisigua');
    expect(message).toMatchObject({ log: { id: entry?.id, ticket_code: ticket?.code, response_code: 200 } });
    expect(cashier.types()).not.toContain('minisigua');
  });

  test('is sent once it is paid online, never before', async () => {
    const sim = createTestSimulator();
    const { refNo } = await order(sim, publicSale(PARK_SALE));
    expect(sim.world.tables.minisigua.size).toBe(0);
    const said = result(sim, refNo);
    await report(sim, said);
    await report(sim, said);
    expect(sim.world.tables.minisigua.size).toBe(1);
  });

  test.each([
    [{ status: 502 }, 502],
    [{ code: 'internal_error' }, 500],
    [{ drop: true }, 503],
  ])('does not block a sale when the service fails (%j): the entry has status %i', async (fault, code) => {
    const { sim, till } = await openTill();
    const ordered = await sim.fetch('/__sim/worlds/default/faults', {
      method: 'POST',
      body: JSON.stringify({ operationId: 'park_service', nth: 1, ...fault }),
    });
    expect(ordered.status).toBe(200);
    const sell = () =>
      till.call('generateTicket', { body: counterSale({ ...PARK_SALE, name: 'Aina', cash_in: 80, cash_out: 0 }) });
    expect((await sell()).ticket?.is_paid).toBe(true);
    sim.clock.pass(10_000);
    await sell();
    expect(sim.world.tables.minisigua.all().map(({ responseCode }) => responseCode)).toEqual([code, 200]);
  });

  test('is not affected by a fault for all operations', async () => {
    const { sim, till } = await openTill();
    sim.simulator.worlds.room('default').faults.order({ operationId: '*', nth: 2, status: 500 });
    await till.call('generateTicket', { body: counterSale({ ...PARK_SALE, cash_in: 80, cash_out: 0 }) });
    expect(sim.world.tables.minisigua.all()).toMatchObject([{ responseCode: 200 }]);
  });

  test('is not sent for other packages or when the park is switched off', async () => {
    const { sim, till } = await openTill();
    await till.call('generateTicket', { body: counterSale() });
    const { minisigua } = sim.world.tables.settings.must(1);
    sim.world.tables.settings.update(1, { minisigua: { ...minisigua, active: false } });
    await till.call('generateTicket', {
      body: counterSale({ package_id: PARK, amount: 75, cash_in: 75, cash_out: 0 }),
    });
    expect(sim.world.tables.minisigua.size).toBe(0);
  });
});

/** Makes the park service return a status from now on. */
async function settle(sim: TestSimulator, status: number): Promise<unknown> {
  const path = '/__sim/worlds/default/park';
  const { status: said } = await sim.fetch(path, { method: 'POST', body: JSON.stringify({ status }) });
  expect(said).toBe(200);
  return (await sim.fetch(path)).json();
}

describe('the status set on the control plane', () => {
  test('applies until it is changed; ordered faults still strike', async () => {
    const { sim, till } = await openTill();
    const sell = async (): Promise<number | undefined> => {
      sim.clock.pass(10_000);
      await till.call('generateTicket', { body: counterSale({ ...PARK_SALE, cash_in: 80, cash_out: 0 }) });
      return sim.world.tables.minisigua.all().at(-1)?.responseCode;
    };
    expect(await (await sim.fetch('/__sim/worlds/default/park')).json()).toEqual({ status: 200 });
    expect(await settle(sim, 502)).toEqual({ status: 502 });
    expect([await sell(), await sell()]).toEqual([502, 502]);
    sim.simulator.worlds.room('default').faults.order({ operationId: 'park_service', nth: 1, status: 429 });
    expect([await sell(), await sell()]).toEqual([429, 502]);
    await settle(sim, 200);
    expect(await sell()).toBe(200);
  });
});

/** A manager, and a purchase including the park sold at the till. */
async function sold(): Promise<{ sim: TestSimulator; manager: TestCaller; code: string }> {
  const { sim, till } = await openTill();
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({ ...PARK_SALE, cash_in: 80, cash_out: 0 }),
  });
  return { sim, manager: await sim.as('manager'), code: ticket?.code ?? '' };
}

describe('syncMinisigua', () => {
  test('sends the purchase, or its QR code, again', async () => {
    const { sim, manager, code } = await sold();
    const window = joinChannel(sim, manager);
    await manager.call('syncMinisigua', { params: { code }, query: { data_type: 'purchase' } });
    await manager.call('syncMinisigua', { params: { code }, query: { data_type: 'scan' } });
    const { data, total } = await manager.call('listMinisiguaLog');
    expect(total).toBe(3);
    expect(data[0]).toMatchObject({ ticket_code: code, type: 'Scan', qrcode: code, qrcode_agent: null });
    expect(data[1]).toMatchObject({ ticket_code: code, type: 'Purchase', qrcode: null });
    expect(data[1]?.payload).toBe(data[2]?.payload);
    const heard = window.messages.filter(({ type }) => type === 'minisigua').map(({ log }) => log);
    expect(heard).toEqual([data[1], data[0]]);
    expect((await manager.call('listAudit')).data[0]).toMatchObject({
      action: `Sent scan data of ${code} to Minisigua`,
      ticket: { code },
    });
  });

  test('sends the QR code of one ticket of a batch only', async () => {
    const sim = createTestSimulator();
    const { parts } = await buyBatch(sim);
    const manager = await sim.as('manager');
    const { code, qrcode, ticketId } = parts[0] as (typeof parts)[number];
    const send = { params: { code }, query: { data_type: 'scan', type: 'ticket_agent' } } as const;
    expect((await manager.refused('syncMinisigua', send)).code).toBe('minisigua_not_possible');
    sim.world.tables.tickets.update(ticketId, { minisiguaIncluded: true });
    await manager.call('syncMinisigua', send);
    const { data } = await manager.call('listMinisiguaLog');
    expect(data).toMatchObject([{ ticket_code: code, type: 'Scan', qrcode: null, qrcode_agent: qrcode }]);
    const purchase = { ...send, query: { ...send.query, data_type: 'purchase' } } as const;
    expect((await manager.refused('syncMinisigua', purchase)).code).toBe('minisigua_not_possible');
    expect((await manager.refused('syncMinisigua', { ...send, query: { data_type: 'scan' } })).code).toBe(
      'ticket_not_found',
    );
  });

  test('reports a rejection and keeps and shows the log entry, without an audit entry', async () => {
    const { sim, manager, code } = await sold();
    const window = joinChannel(sim, manager);
    await settle(sim, 502);
    const { size } = sim.world.tables.audit;
    const refusal = await manager.refused('syncMinisigua', { params: { code }, query: { data_type: 'purchase' } });
    expect(refusal).toMatchObject({ status: 422, code: 'minisigua_failed' });
    expect(sim.world.tables.audit.size).toBe(size);
    const { data, fail_response } = await manager.call('listMinisiguaLog');
    expect([data.map(({ response_code: status }) => status), fail_response]).toEqual([[502, 200], 1]);
    expect(window.messages.filter(({ type }) => type === 'minisigua')).toMatchObject([{ log: data[0] }]);
    expect(window.types()).not.toContain('catalogue');
  });
});

describe('listMinisiguaLog', () => {
  test('filters by type and response, searches parts of codes, and counts all failures', async () => {
    const { sim, manager, code } = await sold();
    for (const [status, data_type] of [
      [502, 'purchase'],
      [200, 'scan'],
      [500, 'scan'],
    ] as const) {
      // Each call comes after the previous one.
      // oxlint-disable-next-line no-await-in-loop
      await settle(sim, status);
      // oxlint-disable-next-line no-await-in-loop
      await manager.call('syncMinisigua', { params: { code }, query: { data_type } }).catch(() => {});
    }
    const shown = async (query: object): Promise<unknown[]> => {
      const { data, total, fail_response } = await manager.call('listMinisiguaLog', { query });
      expect([total, fail_response]).toEqual([data.length, 2]);
      return data.map(({ type, response_code: status }) => `${type} ${status}`);
    };
    expect(await shown({})).toEqual(['Scan 500', 'Scan 200', 'Purchase 502', 'Purchase 200']);
    expect(await shown({ type: 'Scan' })).toEqual(['Scan 500', 'Scan 200']);
    expect(await shown({ response_type: 'Fail' })).toEqual(['Scan 500', 'Purchase 502']);
    expect(await shown({ type: 'Purchase', response_type: 'Success' })).toEqual(['Purchase 200']);
    expect(await shown({ search: code.slice(3, 8).toLowerCase() })).toHaveLength(4);
    expect(await shown({ search: ` ${code} `, type: 'Scan', response_type: 'Fail' })).toEqual(['Scan 500']);
    expect(await shown({ search: 'MRCNOTHERE1' })).toEqual([]);
  });

  test('returns twenty per page, newest first', async () => {
    const { sim, manager } = await sold();
    const [entry] = sim.world.tables.minisigua.all();
    for (let index = 0; index < 24; index++) {
      const { id: _, ...copy } = entry as NonNullable<typeof entry>;
      sim.world.tables.minisigua.insert(copy);
    }
    const [first, second] = await Promise.all(
      [0, 1].map((page) => manager.call('listMinisiguaLog', { query: { page } })),
    );
    expect([first?.total, first?.data.length, second?.data.length]).toEqual([25, 20, 5]);
    expect(first?.data[0]?.id).toBe(25);
  });
});
