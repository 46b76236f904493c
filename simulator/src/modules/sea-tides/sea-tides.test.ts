import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { counterSale, joinChannel, nonce, openTill, TIDE } from '../../../testing/stages/sales.ts';

const DAY = '2026-06-10';

describe('listSeaTides', () => {
  test('200: lists all dates, earliest first', async () => {
    const manager = await createTestSimulator().as('manager');
    await manager.call('addSeaTide', { body: { date: '2026-03-11', session: 'evening' } });
    const { data, total, today } = await manager.call('listSeaTides');
    expect(data.map(({ date }) => date)).toEqual(data.map(({ date }) => date).toSorted());
    expect(data).toContainEqual({ id: expect.any(Number), date: '2026-03-11', session: 'evening' });
    expect(total).toBe(data.length);
    expect(today, 'by the clock of the world').toBe('2026-03-10');
  });
});

describe('addSeaTide', () => {
  test('200: closes the morning of Sungai Linggi immediately, until it is removed', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const stateOf = async (jettyId: number, from: string): Promise<string | undefined> => {
      const { slots } = await till.call('listSlots', { body: { package_id: 1, jetty_id: jettyId, date: DAY } });
      return slots.find((slot) => slot.from === from)?.state;
    };
    const sell = () => counterSale({ _: nonce(), jetty_id: 3, depart_date: DAY, slot: '09:00 - 10:00' });
    expect(await stateOf(3, '09:00')).toBe('available');
    await manager.call('addSeaTide', { body: { date: DAY, session: 'morning' } });
    expect(await stateOf(3, '09:00')).toBe('seatide');
    expect(await stateOf(3, '14:00')).toBe('available');
    expect(await stateOf(2, '09:00')).toBe('available');
    expect((await till.refused('generateTicket', { body: sell() })).code).toBe('slot_seatide');
    await manager.call('deleteSeaTide', { params: { date: DAY } });
    expect(await stateOf(3, '09:00')).toBe('available');
    await till.call('generateTicket', { body: sell() });
  });

  test('200: shows an evening tide without closing anything', async () => {
    const { sim, till } = await openTill();
    await (await sim.as('manager')).call('addSeaTide', { body: { date: DAY, session: 'evening' } });
    const { slots } = await till.call('listSlots', { body: { package_id: 1, jetty_id: 3, date: DAY } });
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['available']));
  });

  test('200: notifies every window, and audits the values', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    await manager.call('addSeaTide', { body: { date: DAY, session: 'morning' } });
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'sea_tides' });
    expect(sim.world.tables.audit.all().at(-1)).toMatchObject({
      module: 'Sea Tide',
      changes: [
        { field: 'date', before: null, after: DAY },
        { field: 'session', before: null, after: 'morning' },
      ],
    });
  });

  test('422: allows one tide per date, including today', async () => {
    const manager = await createTestSimulator().as('manager');
    for (const session of ['morning', 'evening']) {
      const { code, body } = await manager.refused('addSeaTide', { body: { date: TIDE, session } });
      expect({ code, field: body.field, message: body.message }).toEqual({
        code: 'date_exists',
        field: 'date',
        message: 'Date already exist',
      });
    }
    await manager.call('addSeaTide', { body: { date: '2026-03-10', session: 'morning' } });
  });
});

describe('deleteSeaTide', () => {
  test('422: does not remove past tides', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    expect((await manager.refused('deleteSeaTide', { params: { date: '2026-03-04' } })).code).toBe('date_past');
    expect(sim.world.tables.seaTides.one('date', '2026-03-04')).toBeDefined();
  });

  test('404: refuses a day without a tide', async () => {
    const manager = await createTestSimulator().as('manager');
    expect((await manager.refused('deleteSeaTide', { params: { date: DAY } })).status).toBe(404);
  });
});
