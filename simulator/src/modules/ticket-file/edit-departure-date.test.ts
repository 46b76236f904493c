import type { OperationMap } from '@muara/contract/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { depositBalance, unpaidBalance } from '../../../testing/samples/balances.ts';
import { bookingIn } from '../../../testing/samples/counter.ts';
import { ticketWith } from '../../../testing/samples/decisions.ts';
import { counterSale, joinChannel, openTill } from '../../../testing/stages/sales.ts';
import { NEW_BOOKING_FILE } from '../../domain/bookings/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

type Body = OperationMap['editDepartureDate']['body'];

const DAY_MS = 86_400_000;
const SLOT = '14:00 - 15:00';
const LATER = '15:00 - 16:00';

const record = (sim: TestSimulator, id: number): TicketRecord => sim.world.tables.tickets.must(id);
const move = (caller: TestCaller, body: Body) => caller.call('editDepartureDate', { body });

/** Gives a user exactly these permissions. */
async function holder(sim: TestSimulator, policies: Record<string, string[]>): Promise<TestCaller> {
  sim.world.tables.users.update(6, { policies });
  return sim.as('csa');
}

/** Passengers aboard a slot of jetty 3. */
const aboard = (sim: TestSimulator, date: string, slot: string): number =>
  sim.world.tables.tickets.by('seats', `3|${date}|${slot}`).reduce((sum, { passengers }) => sum + passengers, 0);

describe('editDepartureDate', () => {
  test('200: takes the new seats and releases the old ones in one step, at the same price', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = ticketWith(sim, { jettyId: 3, departDate: '2026-06-10', slot: SLOT, passengers: 5 });
    const { ticket, status, success } = await move(manager, { id: before.id, depart_date: '2026-06-11', slot: LATER });
    expect({ success, status }).toEqual({ success: true, status: 'Paid' });
    expect(ticket).toMatchObject({ depart_date: '2026-06-11', slot: LATER, total_amount: before.money.total / 100 });
    expect([aboard(sim, '2026-06-10', SLOT), aboard(sim, '2026-06-11', LATER)]).toEqual([0, 5]);
  });

  test('200: counts its own seats as free', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { id } = ticketWith(sim, { jettyId: 3, departDate: '2026-06-10', slot: SLOT, passengers: 40 });
    await move(manager, { id, depart_date: '2026-06-10', slot: SLOT });
    expect(aboard(sim, '2026-06-10', SLOT)).toBe(40);
  });

  test('200: ignores a slot for a jetty without slots', async () => {
    const sim = createTestSimulator();
    const { id } = ticketWith(sim, { jettyId: 1, slot: null });
    const { ticket } = await move(await sim.as('manager'), { id, depart_date: '2026-06-11', slot: SLOT });
    expect(ticket.slot).toBeNull();
  });

  test('200: reopens a no-show', async () => {
    const { sim, till } = await openTill();
    const { ticket: sold } = await till.call('generateTicket', { body: counterSale() });
    sim.clock.pass(DAY_MS);
    expect(record(sim, sold!.id)).toMatchObject({ noShow: true, used: true });
    const { ticket, status } = await move(await sim.as('manager'), { id: sold!.id, depart_date: '2026-03-12' });
    expect(ticket).toMatchObject({ no_show: false, used: false, ribbon: 'Paid' });
    expect(status).toBe('Paid');
    sim.clock.pass(3 * DAY_MS);
    expect(record(sim, sold!.id)).toMatchObject({ noShow: true, used: true });
  });

  test.each([
    ['Pending', null, false],
    ['Approved', 5, false],
    ['Deposit', 5, true],
  ] as const)('200: a booking that had expired is %s again', async (status, approvedAt, partialPaid) => {
    const sim = createTestSimulator();
    const booking = bookingIn(sim, 'Approved');
    const { id } = booking;
    sim.world.tables.tickets.update(id, {
      bookingStatus: 'Expired',
      expired: true,
      departDate: '2026-03-01',
      balance: partialPaid ? depositBalance(booking, 100) : unpaidBalance(booking),
      booking: { ...NEW_BOOKING_FILE, approvedAt },
    });
    const slot = record(sim, id).slot;
    const answer = await move(await sim.as('manager'), { id, depart_date: '2026-06-18', slot });
    expect(answer).toMatchObject({ status, ticket: { status, expired: false, depart_date: '2026-06-18' } });
  });

  test('200: requires no notice for moving a VVIP booking', async () => {
    const sim = createTestSimulator();
    const { id, slot } = bookingIn(sim, 'Approved');
    const { ticket } = await move(await sim.as('manager'), { id, depart_date: '2026-03-11', slot });
    expect(ticket.depart_date).toBe('2026-03-11');
  });

  test('200, 422: treats a VVIP slot as full for others, but not for the booking itself', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const first = bookingIn(sim, 'Approved');
    const second = bookingIn(sim, 'Pending');
    const at = { depart_date: '2026-06-18', slot: SLOT };
    for (const { id } of [first, second])
      sim.world.tables.tickets.update(id, { jettyId: 2, slot: LATER, packageId: first.packageId });
    await move(manager, { id: first.id, ...at });
    await move(manager, { id: first.id, ...at });
    const refusal = await manager.refused('editDepartureDate', { body: { id: second.id, ...at } });
    expect(refusal.code).toBe('slot_fully_booked');
  });

  test('200: informs the buyer of the new departure, unless nothing changed', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const before = ticketWith(sim, { jettyId: 1, slot: null });
    sim.world.tables.tickets.update(before.id, {
      buyer: { ...before.buyer, name: 'Aina <3', email: 'aina@mail.test' },
    });
    await move(manager, { id: before.id, depart_date: '2026-06-11' });
    await move(manager, { id: before.id, depart_date: '2026-06-11' });
    const mails = sim.world.tables.outbox.cursor('ticket', { key: before.code }).page(0);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: ['aina@mail.test'], subject: `New departure for ticket ${before.code}` });
    expect(mails[0]?.text).toContain('11 Jun 2026');
    expect(mails[0]?.text).toMatch(/It was \d{1,2} \w{3} 2026/);
    expect(mails[0]?.html).toContain('Aina &lt;3');
  });

  test('200: audits old and new departure, and other windows refetch', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { id } = bookingIn(sim, 'Approved');
    const booking = sim.world.tables.tickets.update(id, { jettyId: 2, slot: LATER });
    await move(manager, { id, depart_date: '2026-06-18', slot: SLOT });
    expect((await manager.call('listAudit')).data[0]).toMatchObject({
      module: 'Booking',
      action: `Moved ${booking.code} to 2026-06-18, ${SLOT}`,
      changes: [
        { field: 'depart_date', before: booking.departDate, after: '2026-06-18' },
        { field: 'slot', before: LATER, after: SLOT },
      ],
      booking: { id: booking.id, code: booking.code },
    });
    expect(window.messages).toEqual(
      expect.arrayContaining(
        ['tickets', 'bookings'].map((area) => expect.objectContaining({ type: 'catalogue', area }) as object),
      ),
    );
  });

  test('200: makes a booking form opened before it stale', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { id, slot } = bookingIn(sim, 'Pending');
    const first = await move(manager, { id, depart_date: '2026-06-18', slot });
    const second = await move(manager, { id, depart_date: '2026-06-19', slot });
    expect(first.ticket.updated_at).not.toBeNull();
    expect(second.ticket.updated_at).not.toBe(first.ticket.updated_at);
  });

  test('200, 403: lets staff who may edit bookings only move nothing else', async () => {
    const sim = createTestSimulator();
    const booker = await holder(sim, { Booking: ['View', 'Update'] });
    const { id } = ticketWith(sim, { jettyId: 1, slot: null });
    const refusal = await booker.refused('editDepartureDate', { body: { id, depart_date: '2026-06-11' } });
    expect(refusal.code).toBe('permission_denied');
    const booking = bookingIn(sim, 'Approved');
    await move(booker, { id: booking.id, depart_date: '2026-06-18', slot: booking.slot });
    expect(record(sim, booking.id).departDate).toBe('2026-06-18');
  });

  test('200, 422: gives the last seats to one of two', async () => {
    const sim = createTestSimulator();
    const [one, other] = await Promise.all([sim.as('manager'), sim.as('admin')]);
    const first = ticketWith(sim, { jettyId: 3, departDate: '2026-06-10', slot: SLOT, passengers: 25 });
    const { id: _id, ...copy } = first;
    const second = sim.world.tables.tickets.insert({ ...copy, code: 'MRCTWO', receiptNo: 'R-TWO', nonce: null });
    const ends = await Promise.allSettled(
      [
        { caller: one, id: first.id },
        { caller: other, id: second.id },
      ].map(({ caller, id }) => move(caller, { id, depart_date: '2026-06-11', slot: LATER })),
    );
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(aboard(sim, '2026-06-11', LATER)).toBe(25);
  });

  test('200, 422: never oversells a slot or loses passengers in any sequence of moves', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const model = ticketWith(sim, { jettyId: 3, departDate: '2026-06-10', slot: SLOT, passengers: 9 });
    const { id: _id, ...copy } = model;
    const slots = [SLOT, LATER, '16:00 - 17:00'];
    const dates = ['2026-06-10', '2026-06-11'];
    const others = Array.from({ length: 7 }, (_, index) => {
      const at = { slot: slots[index % 3] as string, departDate: dates[index % 2] as string };
      return sim.world.tables.tickets.insert({
        ...copy,
        ...at,
        code: `MRCM${index}`,
        receiptNo: `R-M${index}`,
        nonce: null,
      }).id;
    });
    const ids = [model.id, ...others];
    const passengers = (): number[] => dates.flatMap((date) => slots.map((slot) => aboard(sim, date, slot)));
    await fc.assert(
      fc.asyncProperty(fc.nat(7), fc.nat(1), fc.nat(2), async (which, day, time) => {
        const body = { id: ids[which] as number, depart_date: dates[day] as string, slot: slots[time] as string };
        const free = 40 - aboard(sim, body.depart_date, body.slot);
        const there = record(sim, body.id).departDate === body.depart_date && record(sim, body.id).slot === body.slot;
        const moved = await move(manager, body).then(
          () => true,
          () => false,
        );
        expect(moved).toBe(there || free >= 9);
        expect(passengers().reduce((sum, count) => sum + count, 0)).toBe(72);
      }),
      { numRuns: 60 },
    );
  });
});
