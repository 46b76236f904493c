import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { order } from '../../../testing/stages/payments.ts';
import { EMPTY_DAY, HOLIDAY, TIDE, TODAY } from '../../../testing/stages/sales.ts';

const ask = (sim: TestSimulator, package_id: number, from: string, to = from) =>
  sim.call('listBlockedDates', { body: { package_id, from, to } });
const LINGGI = 3;

describe('listBlockedDates', () => {
  test('200: block holidays by name, past days and days too far ahead', async () => {
    const sim = createTestSimulator();
    const { disable_dates: dates, disable_reasons: reasons } = await ask(sim, 1, '2026-03-08', '2026-03-31');
    expect(dates).toEqual(['2026-03-08', '2026-03-09', HOLIDAY, '2026-03-23']);
    expect(reasons[HOLIDAY]).toEqual({ code: 'holiday', text: 'Holiday: Hari Raya' });
    expect(reasons['2026-03-08']?.code).toBe('past');
    expect((await ask(sim, 1, '2027-03-11')).disable_reasons['2027-03-11']?.code).toMatch(/too_far|package_ended/);
  });

  test('200: block today and the next three days for a VVIP package, which needs notice', async () => {
    const { disable_reasons: reasons } = await ask(createTestSimulator(), 6, TODAY, '2026-03-14');
    expect(Object.values(reasons).map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'vvip_lead'));
  });

  test('200: block all days after the package ended', async () => {
    const sim = createTestSimulator();
    sim.world.tables.packages.update(LINGGI, { endDate: Date.parse('2026-03-12T23:59:00+08:00') });
    const { disable_reasons: reasons } = await ask(sim, LINGGI, '2026-03-12', '2026-03-14');
    expect(Object.entries(reasons).map(([date, { code }]) => [date, code])).toEqual([
      ['2026-03-13', 'package_ended'],
      ['2026-03-14', 'package_ended'],
    ]);
  });

  test('200: are sold out when every slot is full, until a hold lapses', async () => {
    const sim = createTestSimulator();
    sim.world.tables.jetties.update(3, { maxPassenger: 3, slots: [{ from: '20:00', to: '21:00' }] });
    const part = { package_id: LINGGI, jetty_id: 3, depart_date: EMPTY_DAY, slot: '20:00 - 21:00', amount: 115 };
    await order(sim, part);
    expect((await ask(sim, LINGGI, EMPTY_DAY)).disable_reasons).toEqual({
      [EMPTY_DAY]: { code: 'sold_out', text: 'Fully Booked' },
    });
    sim.clock.pass(30 * 60_000);
    expect((await ask(sim, LINGGI, EMPTY_DAY)).disable_dates).toEqual([]);
  });

  test('200: block days when a tide closes every slot, and today after the last slot', async () => {
    const sim = createTestSimulator();
    sim.world.tables.jetties.update(3, { slots: [{ from: '09:00', to: '10:00' }] });
    const { disable_reasons: reasons } = await ask(sim, LINGGI, TODAY, TIDE);
    expect(Object.entries(reasons).map(([date, { code }]) => [date, code])).toEqual([
      [TODAY, 'past'],
      [TIDE, 'seatide'],
    ]);
  });

  test('200: never sell out at a jetty without slots, and ignore jetties closed to the public', async () => {
    const sim = createTestSimulator();
    sim.world.tables.jetties.update(3, { maxPassenger: 0 });
    sim.world.tables.packages.update(LINGGI, { jettyIds: [1, 3] });
    expect((await ask(sim, LINGGI, EMPTY_DAY)).disable_dates).toEqual([]);
    sim.world.tables.jetties.update(1, { active: false });
    expect((await ask(sim, LINGGI, EMPTY_DAY)).disable_reasons[EMPTY_DAY]?.code).toBe('sold_out');
  });

  test('200, 422: cover at most 63 days and refuse invalid ones', async () => {
    const sim = createTestSimulator();
    await ask(sim, 1, '2026-03-10', '2026-05-11');
    for (const body of [
      { from: '2026-03-10', to: '2026-05-12' },
      { from: '2026-02-30', to: '2026-03-01' },
    ])
      expect((await sim.refused('listBlockedDates', { body: { package_id: 1, ...body } })).status).toBe(422);
    await ask(sim, 1, '9999-12-30', '9999-12-31');
  });
});
