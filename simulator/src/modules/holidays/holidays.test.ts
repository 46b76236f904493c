import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { counterSale, EMPTY_DAY, joinChannel, nonce, openTill, publicSale } from '../../../testing/stages/sales.ts';

const OUTING = { details: ' Staff outing ', start: EMPTY_DAY, end: '2026-06-12' };

describe('listHolidays', () => {
  test('200: latest start first, both ends of a holiday included', async () => {
    const { data, total } = await (await createTestSimulator().as('manager')).call('listHolidays');
    expect(data.map(({ start }) => start)).toEqual(
      data
        .map(({ start }) => start)
        .toSorted()
        .toReversed(),
    );
    expect(data.find(({ id }) => id === 2)).toMatchObject({ start: '2026-03-22', end: '2026-03-23', days: 2 });
    expect(total).toBe(3);
  });

  test('200: twenty per page, searched in any case, or only the requested one', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    for (let day = 1; day <= 22; day++) {
      const date = `2027-01-${String(day).padStart(2, '0')}`;
      sim.world.tables.holidays.insert({ details: `Maintenance ${day}`, start: date, end: date });
    }
    const page = async (query: object) => manager.call('listHolidays', { query });
    expect((await page({})).data).toHaveLength(20);
    expect((await page({ page: 1 })).data).toHaveLength(5);
    expect((await page({ search: ' MAINTENANCE ' })).total).toBe(23);
    expect((await page({ id: 2 })).data).toMatchObject([{ id: 2 }]);
    expect(await page({ id: 999 })).toEqual({ data: [], total: 0 });
  });
});

describe('addHoliday', () => {
  test('200: closes its days for every platform and jetty immediately, and opens them when removed', async () => {
    const { sim, till } = await openTill();
    const [manager, agent, customer] = [await sim.as('manager'), await sim.as('agent'), await sim.as('customer')];
    const { data } = await manager.call('addHoliday', { body: OUTING });
    sim.clock.pass(1_000);
    const reason = { code: 'holiday', text: 'Holiday: Staff outing' };
    for (const [caller, headers] of [
      [till, { 'x-pos': '1' }],
      [agent, {}],
      [customer, {}],
      [sim, {}],
    ] as const) {
      const shop = await caller.call('getSalePackages', { headers });
      expect(shop.disable_dates).toEqual(expect.arrayContaining([EMPTY_DAY, '2026-06-11', '2026-06-12']));
      expect(shop.disable_reasons[EMPTY_DAY]).toEqual(reason);
    }
    for (const jetty of [1, 2, 3]) {
      const question = { body: { package_id: 1, jetty_id: jetty, date: EMPTY_DAY } };
      expect((await till.refused('listSlots', question)).code).toBe('date_holiday');
    }
    const atTheTill = { body: counterSale({ _: nonce(), depart_date: EMPTY_DAY }) };
    const online = { body: publicSale({ _: nonce(), depart_date: EMPTY_DAY }) };
    expect((await till.refused('generateTicket', atTheTill)).code).toBe('date_holiday');
    expect((await customer.refused('generateTicket', online)).code).toBe('date_holiday');
    const id = data.find(({ details }) => details === 'Staff outing')?.id ?? 0;
    await manager.call('deleteHoliday', { params: { id } });
    const shop = await till.call('getSalePackages');
    expect(shop.disable_dates).not.toContain(EMPTY_DAY);
    await till.call('generateTicket', atTheTill);
  });

  test('200: applies today too: a tour guide’s free ticket is refused', async () => {
    const { sim, till } = await openTill();
    await (await sim.as('manager')).call('addHoliday', { body: { ...OUTING, start: '2026-03-10', end: '2026-03-10' } });
    const foc = counterSale({ foc: 1, tourguide_id: 1, amount: 0, total_adult: 1, total_child: 0 });
    expect((await till.refused('generateTicket', { body: foc })).code).toBe('date_holiday');
  });

  test('200: overlapping holidays close all their days; the first one entered gives the reason', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    await manager.call('addHoliday', { body: OUTING });
    await manager.call('addHoliday', { body: { details: 'Repairs', start: '2026-06-12', end: '2026-06-13' } });
    const { disable_dates: dates, disable_reasons: reasons } = await till.call('getSalePackages');
    const june = dates.filter((date) => date.startsWith('2026-06'));
    expect(june).toEqual([EMPTY_DAY, '2026-06-11', '2026-06-12', '2026-06-13']);
    expect(reasons['2026-06-12']?.text).toBe('Holiday: Staff outing');
    expect(reasons['2026-06-13']?.text).toBe('Holiday: Repairs');
    const [first] = (await manager.call('listHolidays', { query: { search: 'staff' } })).data;
    await manager.call('deleteHoliday', { params: { id: first?.id ?? 0 } });
    expect((await till.call('getSalePackages')).disable_dates.filter((date) => date.startsWith('2026-06'))).toEqual([
      '2026-06-12',
      '2026-06-13',
    ]);
  });

  test('200: leaves sold tickets unchanged, notifies windows and audits the values', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { ticket } = await till.call('generateTicket', { body: counterSale({ depart_date: EMPTY_DAY }) });
    const before = sim.world.tables.tickets.must(ticket?.id ?? 0);
    await manager.call('addHoliday', { body: OUTING });
    expect(sim.world.tables.tickets.must(before.id)).toBe(before);
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'holidays' });
    expect(sim.world.tables.audit.all().at(-1)).toMatchObject({
      module: 'Holiday',
      action: 'Added holiday Staff outing',
      changes: [{ field: 'details' }, { field: 'start', after: EMPTY_DAY }, { field: 'end', after: '2026-06-12' }],
    });
  });

  test('422: names every invalid field and stores nothing', async () => {
    const sim = createTestSimulator();
    const { code, body } = await (await sim.as('manager')).refused('addHoliday', { body: { details: ' ' } });
    expect(code).toBe('validation_failed');
    expect(body.errors?.map(({ field }) => field)).toEqual(['start', 'end', 'details']);
    expect(sim.world.tables.holidays.size).toBe(3);
  });
});

describe('editHoliday', () => {
  test('200: returns the record; a stale save is refused with the name of who saved', async () => {
    const sim = createTestSimulator();
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const body = { id: 2, details: 'Raya', start: '2026-03-22', end: '2026-03-24', updated_at: '' };
    const saved = await manager.call('editHoliday', { body });
    expect(saved).toMatchObject({ id: 2, details: 'Raya', days: 3, updated_at: '2026-03-10T10:00:00+08:00' });
    const { code, body: refusal } = await admin.refused('editHoliday', { body });
    expect({ code, message: refusal.message }).toEqual({
      code: 'record_changed',
      message: 'Changed by Lim Siew Mei in the meantime',
    });
    const again = await admin.call('editHoliday', { body: { ...body, updated_at: saved.updated_at ?? '' } });
    expect(again.updated_at).not.toBe(saved.updated_at);
  });
});

describe('countHolidayTickets', () => {
  const count = async (sim: Awaited<ReturnType<typeof openTill>>['sim'], start = EMPTY_DAY, end = EMPTY_DAY) =>
    (await sim.as('manager')).call('countHolidayTickets', { query: { start, end } });

  test('200: counts upcoming sold tickets and held orders until they are voided, refunded or lapse', async () => {
    const { sim, till } = await openTill();
    const { tickets } = sim.world.tables;
    expect(await count(sim)).toEqual({ tickets: 0, passengers: 0 });
    const { ticket } = await till.call('generateTicket', { body: counterSale({ depart_date: EMPTY_DAY }) });
    await (await sim.as('customer')).call('generateTicket', { body: publicSale({ depart_date: EMPTY_DAY }) });
    expect(await count(sim)).toEqual({ tickets: 2, passengers: 6 });
    sim.clock.pass(30 * 60_000);
    expect(await count(sim)).toEqual({ tickets: 1, passengers: 3 });
    const done = { requestedAt: null, doneAt: 1, adminId: 1, note: null, bank: null };
    for (const gone of [{ cancel: done }, { refund: done }, { used: true }, { expired: true }]) {
      tickets.update(ticket?.id ?? 0, { cancel: null, refund: null, used: false, expired: false, ...gone });
      expect(await count(sim), JSON.stringify(gone)).toEqual({ tickets: 0, passengers: 0 });
    }
  });

  test('200: counts no past day, and each ticket of the range once', async () => {
    const { sim } = await openTill();
    expect(await count(sim, '2025-01-01', '2026-03-09')).toEqual({ tickets: 0, passengers: 0 });
    const all = await count(sim, '2025-01-01', '2027-12-31');
    const week = await count(sim, '2026-03-10', '2026-03-16');
    const later = await count(sim, '2026-03-17', '2027-12-31');
    expect(all.tickets).toBeGreaterThan(0);
    expect(all.tickets).toBe(week.tickets + later.tickets);
    expect(all.passengers).toBe(week.passengers + later.passengers);
  });
});
