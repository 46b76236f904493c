import { beforeEach, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { book, bookingForm } from '../../../testing/stages/bookings.ts';

const LINGGI = { jetty_id: 3, slot: '20:00 - 21:00' };

let sim: TestSimulator;
let staff: TestCaller;
beforeEach(async () => {
  sim = createTestSimulator();
  staff = await sim.as('manager');
});

describe('saveBooking: seats', () => {
  test('200, 422: a VVIP booking has its slot to itself as soon as it is made', async () => {
    await book(sim, staff);
    expect((await staff.refused('saveBooking', { body: bookingForm() })).code).toBe('slot_fully_booked');
  });

  test('200, 422: of a seat-limited jetty are shared, and free passengers take at most what is left', async () => {
    const money = { foods: [], amount_food: 0, total_child: 0, total_adult: 38, amount: 4560, total_amount: 4560 };
    sim.world.tables.packages.update(6, { freeTickets: [{ buy: 10, free: 5 }] });
    const first = await book(sim, staff, { ...LINGGI, ...money });
    expect(first).toMatchObject({ free: 2, passengers: 40 });
    const one = { ...money, total_adult: 1, amount: 120, total_amount: 120 };
    expect((await staff.refused('saveBooking', { body: bookingForm({ ...LINGGI, ...one }) })).code).toBe(
      'slot_fully_booked',
    );
  });

  test('200, 422: a booking does not block itself, and two cannot take the last slot', async () => {
    const { id } = await book(sim, staff);
    const { ticket } = await staff.call('saveBooking', { body: bookingForm({ id, remark: 'Same seats' }) });
    expect(ticket?.remark).toBe('Same seats');
    const bodies = [bookingForm({ slot: '19:00 - 20:00' }), bookingForm({ slot: '19:00 - 20:00' })];
    const settled = await Promise.allSettled(bodies.map((body) => staff.call('saveBooking', { body })));
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('422: the package limits passengers; a seat-limited slot goes by its own seats', async () => {
    const many = { total_adult: 41, total_child: 0 };
    expect(
      (await staff.refused('saveBooking', { body: bookingForm({ ...many, jetty_id: 1, slot: null }) })).body,
    ).toMatchObject({
      code: 'too_many_passengers',
      field: 'total_adult',
      message: 'At most 40 passengers',
    });
    expect((await staff.refused('saveBooking', { body: bookingForm({ ...many, ...LINGGI }) })).code).toBe(
      'not_enough_seats',
    );
  });
});

describe('saveBooking: dates', () => {
  test('200, 422: need three days’ notice, but an unchanged date does not', async () => {
    const soon = '2026-03-13';
    const { code } = await staff.refused('saveBooking', { body: bookingForm({ depart_date: soon }) });
    expect(code).toBe('date_vvip_lead');
    const { id } = await book(sim, staff, { depart_date: '2026-03-14' });
    sim.clock.pass(2 * 86_400_000);
    const form = { id, depart_date: '2026-03-14' };
    const fresh = await sim.as('manager');
    expect((await fresh.call('saveBooking', { body: bookingForm(form) })).ticket?.depart_date).toBe('2026-03-14');
    const moved = { id, depart_date: '2026-03-15' };
    expect((await fresh.refused('saveBooking', { body: bookingForm(moved) })).code).toBe('date_vvip_lead');
  });

  test('200: are returned to the form with their reasons', async () => {
    const { disable_dates, disable_reasons } = await staff.call('getBooking', { params: { ticket_code: 'new' } });
    expect(disable_dates.slice(0, 4)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']);
    expect(disable_reasons['2026-03-13']?.code).toBe('vvip_lead');
    expect(disable_reasons['2026-03-22']?.code).toBe('holiday');
  });
});
