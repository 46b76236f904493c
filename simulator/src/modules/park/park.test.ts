import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../hosts/in-process/index.ts';
import { order, report, result } from '../test-payments.ts';
import { counterSale, joinChannel, openTill, publicSale } from '../test-stage.ts';

const PARK = 4;
const PARK_SALE = { package_id: PARK, amount: 80 };

describe('a paid purchase that includes the park', () => {
  test('is told to the park service, and those who watch its log see the entry', async () => {
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

  test('is told once it is paid online, and never before', async () => {
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
  ])('a service that fails (%j) holds no sale up: the entry says %i', async (fault, code) => {
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

  test('a fault of all operations does not strike the park', async () => {
    const { sim, till } = await openTill();
    sim.simulator.worlds.room('default').faults.order({ operationId: '*', nth: 2, status: 500 });
    await till.call('generateTicket', { body: counterSale({ ...PARK_SALE, cash_in: 80, cash_out: 0 }) });
    expect(sim.world.tables.minisigua.all()).toMatchObject([{ responseCode: 200 }]);
  });

  test('other packages, and a park that is switched off, are not its business', async () => {
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
