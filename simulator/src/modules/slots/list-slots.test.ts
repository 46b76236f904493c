import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../../testing/index.ts';
import { counterSale, EMPTY_DAY, openTill, TIDE, TODAY } from '../../../testing/stages/sales.ts';

async function slot(
  sim: TestCaller,
  packageId: number,
  jettyId: number,
  date: string,
  from: string,
  ticketId?: number,
) {
  const { slots } = await sim.call('listSlots', {
    body: { package_id: packageId, jetty_id: jettyId, date, ticket_id: ticketId },
  });
  return slots.find((candidate) => candidate.from === from);
}

const VVIP = {
  package_id: 6,
  jetty_id: 2,
  depart_date: EMPTY_DAY,
  slot: '15:00 - 16:00',
  name: 'Aina',
  email: 'aina@mail.test',
  contact: '0123456789',
  amount: 320,
  cash_in: 320,
  cash_out: 0,
};

describe('listSlots', () => {
  test('200: a jetty without slots returns none', async () => {
    const { slots } = await createTestSimulator().call('listSlots', {
      body: { package_id: 1, jetty_id: 1, date: TODAY },
    });
    expect(slots).toEqual([]);
  });

  test('200: a slot that ended today is past, a running one is not', async () => {
    const sim = createTestSimulator({ clock: '2026-03-10T10:59:00+08:00' });
    expect(await slot(sim, 1, 2, TODAY, '09:00')).toMatchObject({ state: 'past' });
    expect(await slot(sim, 1, 2, TODAY, '10:00')).toMatchObject({ state: 'available' });
    sim.clock.pass(60_000);
    expect(await slot(sim, 1, 2, TODAY, '10:00')).toMatchObject({ state: 'past' });
  });

  test('200: a morning tide closes the morning of Sungai Linggi only', async () => {
    const sim = createTestSimulator();
    expect(await slot(sim, 1, 3, TIDE, '11:00')).toMatchObject({ seatide: true, state: 'seatide' });
    expect(await slot(sim, 1, 3, TIDE, '14:00')).toMatchObject({ seatide: false });
    expect(await slot(sim, 1, 2, TIDE, '11:00')).toMatchObject({ seatide: false });
  });

  test('200: all packages share the seats of Sungai Linggi', async () => {
    const { sim, till } = await openTill();
    const before = (await slot(sim, 3, 3, EMPTY_DAY, '21:00'))?.available ?? 0;
    await till.call('generateTicket', {
      body: counterSale({ jetty_id: 3, depart_date: EMPTY_DAY, slot: '21:00 - 22:00' }),
    });
    for (const pkg of [1, 3, 6]) {
      expect(await slot(sim, pkg, 3, EMPTY_DAY, '21:00')).toMatchObject({
        available: before - 3,
        available_passenger: before - 3,
      });
    }
  });

  test('200: elsewhere a VVIP booking has a slot to itself and takes no shared seats', async () => {
    const { sim, till } = await openTill();
    expect(await slot(sim, 6, 2, EMPTY_DAY, '15:00')).toMatchObject({ available: 1, available_passenger: 40 });
    const others = await slot(sim, 1, 2, EMPTY_DAY, '15:00');
    await till.call('generateTicket', { body: counterSale(VVIP) });
    expect(await slot(sim, 6, 2, EMPTY_DAY, '15:00')).toMatchObject({
      available: 0,
      available_passenger: 0,
      state: 'fully_booked',
    });
    expect(await slot(sim, 1, 2, EMPTY_DAY, '15:00')).toEqual(others);
  });

  test('200: a ticket being moved counts its own seats as free', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale(VVIP) });
    expect(await slot(till, 6, 2, EMPTY_DAY, '15:00', ticket?.id)).toMatchObject({ available: 1 });
  });

  test.each<[string, object, boolean]>([
    ['voided', { cancel: { requestedAt: null, doneAt: 1, adminId: 1, note: '', bank: null } }, true],
    ['refunded', { refund: { requestedAt: null, doneAt: 1, adminId: 1, note: '', bank: null } }, true],
    ['expired', { expired: true }, true],
    ['a rejected booking', { bookingStatus: 'Rejected' }, true],
    ['asked to be refunded', { refund: { requestedAt: 1, doneAt: null, adminId: null, note: '', bank: null } }, false],
    ['a pending booking', { bookingStatus: 'Pending' }, false],
    ['an approved booking', { bookingStatus: 'Approved' }, false],
    ['a no-show', { noShow: true, used: true }, false],
  ])('200: a ticket that is %s', async (_, state, releases) => {
    const { sim, till } = await openTill();
    const before = (await slot(sim, 1, 3, EMPTY_DAY, '21:00'))?.available ?? 0;
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ jetty_id: 3, depart_date: EMPTY_DAY, slot: '21:00 - 22:00' }),
    });
    sim.world.tables.tickets.update(ticket?.id ?? 0, state);
    expect((await slot(sim, 1, 3, EMPTY_DAY, '21:00'))?.available).toBe(releases ? before : before - 3);
  });
});

test('200: a ticket being moved counts its seats as free for staff, but not for guests', async () => {
  const { sim, till } = await openTill();
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({ jetty_id: 3, depart_date: EMPTY_DAY, slot: '21:00 - 22:00' }),
  });
  const body = { package_id: 3, jetty_id: 3, date: EMPTY_DAY };
  const left = async (caller: TestCaller, id?: number) =>
    (await caller.call('listSlots', { body: { ...body, ticket_id: id } })).slots.find(({ from }) => from === '21:00')
      ?.available;
  const full = (await left(sim)) as number;
  expect(await left(till, ticket!.id)).toBe(full + ticket!.total_passengers);
  expect(await left(sim, ticket!.id)).toBe(full);
  expect(await left(await sim.as('agent'), ticket!.id)).toBe(full);
});
