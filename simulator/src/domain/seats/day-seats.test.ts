import { describe, expect, test } from 'vitest';
import { bookingForm } from '../../../testing/stages/bookings.ts';
import { counterSale, EMPTY_DAY, openTill, publicSale } from '../../../testing/stages/sales.ts';

const SEATS = 6;

/** A world where Sungai Linggi has no slots and few seats per day. */
async function open() {
  const { sim, till } = await openTill();
  const manager = await sim.as('manager');
  sim.world.tables.jetties.update(3, { slots: [], maxPassenger: SEATS });
  const order = { jetty_id: 3, depart_date: EMPTY_DAY };
  const sell = (part: object = {}) => till.call('generateTicket', { body: counterSale({ ...order, ...part }) });
  return { sim, till, manager, order, sell };
}

describe('a jetty without slots', () => {
  test('sells at most its daily maximum, at the counter and in the shop', async () => {
    const { sim, till, order, sell } = await open();
    await sell();
    await sell({ total_adult: 1, total_child: 1, amount: 45, cash_in: 45, cash_out: 0 });
    sim.clock.pass(11_000);
    const party = { ...order, total_adult: 2, total_child: 1 };
    for (const refusal of [
      await till.refused('generateTicket', { body: counterSale(party) }),
      await sim.refused('generatePublicTicket', { body: publicSale(party) }),
    ])
      expect([refusal.code, refusal.body.field]).toEqual(['not_enough_seats', 'depart_date']);
    await sell({ total_adult: 1, total_child: 0, amount: 30, cash_in: 30, cash_out: 0 });
    sim.clock.pass(11_000);
    expect((await till.refused('generateTicket', { body: counterSale(order) })).code).toBe('slot_fully_booked');
    await sell({ depart_date: '2026-06-11' });
  });

  test('accepts no booking or moved ticket beyond its maximum', async () => {
    const { manager, sell } = await open();
    await sell();
    const { ticket } = await sell({
      depart_date: '2026-06-11',
      total_adult: 3,
      amount: 105,
      cash_in: 105,
      cash_out: 0,
    });
    const id = ticket?.id ?? 0;
    const move = { body: { id, depart_date: EMPTY_DAY, slot: null } };
    expect((await manager.refused('editDepartureDate', move)).code).toBe('not_enough_seats');
    const wanted = bookingForm({ package_id: 6, jetty_id: 3, depart_date: EMPTY_DAY, slot: null, total_adult: 20 });
    expect((await manager.refused('saveBooking', { body: wanted })).code).toBe('not_enough_seats');
  });

  test('shows a full day as sold out in the shop', async () => {
    const { sim, sell } = await open();
    sim.world.tables.packages.update(1, { jettyIds: [3] });
    await sell({ total_adult: 6, total_child: 0, amount: 180, cash_in: 180, cash_out: 0 });
    const range = { package_id: 1, from: EMPTY_DAY, to: EMPTY_DAY };
    const { disable_reasons } = await sim.call('listBlockedDates', { body: range });
    expect(disable_reasons[EMPTY_DAY]?.code).toBe('sold_out');
  });

  test('returns the day’s seats to the sale screen, and null without a maximum', async () => {
    const { sim, sell } = await open();
    await sell();
    sim.world.tables.packages.update(1, { jettyIds: [1, 3] });
    const seats = async (jetty: number) =>
      sim.call('listSlots', { body: { package_id: 1, jetty_id: jetty, date: EMPTY_DAY } });
    expect(await seats(3)).toEqual({ slots: [], day_seats: 3 });
    expect(await seats(1)).toEqual({ slots: [], day_seats: null });
  });

  test('has no daily limit without a maximum', async () => {
    const { sim, sell } = await open();
    sim.world.tables.jetties.update(1, { slots: [], maxPassenger: null });
    await sell({ jetty_id: 1 });
    const { ticket } = await sell({
      jetty_id: 1,
      total_adult: 10,
      total_child: 0,
      amount: 300,
      cash_in: 300,
      cash_out: 0,
    });
    expect(ticket?.is_paid).toBe(true);
  });
});
