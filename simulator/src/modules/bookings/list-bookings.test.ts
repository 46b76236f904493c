import { BOOKING_FILTERS, BOOKING_SORT_KEYS } from '@muara/contract/constants';
import { meetsBookingFilter } from '@muara/contract/rules';
import type { BookingListRow } from '@muara/contract/types';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { getBookingState } from '../../world/booking-keys.ts';
import { seatsKey } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { approved, book, bookingForm, SLOT } from '../../../testing/stages/bookings.ts';
import { EMPTY_DAY } from '../../../testing/stages/sales.ts';
import { creditBalance } from '../../../testing/samples/balances.ts';

let sim: TestSimulator;
let staff: TestCaller;

async function everyRow(query: object): Promise<BookingListRow[]> {
  const rows: BookingListRow[] = [];
  for (let page = 0; ; page++) {
    const { data, total } = await staff.call('listBookings', { query: { ...query, page } });
    rows.push(...data);
    if (data.length === 0) {
      expect(rows).toHaveLength(total);
      return rows;
    }
  }
}

describe('listBookings', () => {
  beforeAll(async () => {
    sim = createTestSimulator({ tickets: 3_000 });
    staff = await sim.as('manager');
    // What the seed lacks: credit, refunds, pending online payments.
    const paid = sim.world.tables.tickets.by('bookingStatus', '0|Paid').slice(0, 3);
    const [settled, open, refunded] = paid as [TicketRecord, TicketRecord, TicketRecord];
    const { tickets } = sim.world.tables;
    const credit = (ticket: TicketRecord, settled: boolean) =>
      tickets.update(ticket.id, {
        payment: { ...ticket.payment, method: 'Credit Facility' },
        balance: creditBalance(ticket, { settled }),
      });
    credit(settled, true);
    credit(open, false);
    const done = { requestedAt: null, doneAt: 1, adminId: 2, note: '', bank: null };
    tickets.update(refunded.id, { refund: done, cancel: done });
  });

  const bookings = (kind: 0 | 1): TicketRecord[] =>
    sim.world.tables.tickets
      .all()
      .filter((ticket) => ticket.bookingStatus !== null && ticket.vvipCharter === (kind === 1));

  test.each([0, 1] as const)('200: of kind %i contain exactly what each filter selects', async (kind) => {
    for (const status of BOOKING_FILTERS) {
      const wanted = bookings(kind).filter((booking) => meetsBookingFilter(getBookingState(booking), status));
      const rows = await everyRow({ vvip_charter: kind, status });
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
      expect(rows.every((row) => row.vvip_charter === (kind === 1))).toBe(true);
    }
    if (kind === 0) {
      expect(await everyRow({ status: 'credit-facility-paid' })).toHaveLength(1);
      expect(await everyRow({ status: 'credit-facility-pending' })).toHaveLength(1);
    }
  });

  test('200: show pending bookings first, then the newest', async () => {
    const rows = await everyRow({ vvip_charter: 1 });
    const firstOther = rows.findIndex(({ ribbon }) => ribbon !== 'Pending');
    expect(firstOther).toBeGreaterThan(0);
    expect(rows.slice(firstOther).every(({ ribbon }) => ribbon !== 'Pending')).toBe(true);
    for (const part of [rows.slice(0, firstOther), rows.slice(firstOther)]) {
      const times = part.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().reverse());
    }
  });

  test.each(BOOKING_SORT_KEYS)(
    '200: are sorted by %s in either direction, ignoring what is pending',
    async (sort_by) => {
      const values = async (sort: 'asc' | 'desc') =>
        (await everyRow({ sort_by, sort })).map((row) => row[sort_by] ?? '');
      const ascending = await values('asc');
      expect(ascending).toEqual(ascending.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(await values('desc')).toEqual(ascending.toReversed());
    },
  );

  test('200: are searched by code, receipt, name, company, email and phone', async () => {
    const booking = bookings(0).at(-1) as TicketRecord;
    sim.world.tables.tickets.update(booking.id, {
      buyer: {
        ...booking.buyer,
        name: 'Zulaikha',
        companyName: 'Kilang Bot Sdn Bhd',
        email: 'zu@bot.test',
        emails: ['two@bot.test'],
        contact: '0199887766',
      },
    });
    for (const search of [
      booking.code.toLowerCase(),
      booking.receiptNo,
      'zulaik',
      'kilang bot',
      'ZU@BOT',
      'two@',
      '99887766',
    ])
      expect((await everyRow({ search })).map(({ id }) => id)).toEqual([booking.id]);
    expect(await everyRow({ search: 'nobody of that name' })).toEqual([]);
    expect(await everyRow({ search: 'zulaik', vvip_charter: 1 })).toEqual([]);
  });

  test('200: include the choices of the form, with removed packages and jetties', async () => {
    const { tables } = sim.world;
    tables.packages.update(7, { deletedAt: sim.clock.now() });
    tables.jetties.update(2, { deletedAt: sim.clock.now() });
    const answer = await staff.call('listBookings', {});
    expect(answer.all_packages.map(({ id, deleted_at }) => [id, deleted_at === null])).toEqual([
      [6, true],
      [7, false],
    ]);
    expect(answer.all_jettys.map(({ id, deleted_at }) => [id, deleted_at === null])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(answer.all_foods.length).toBe(5);
    expect(answer.agents.map(({ id }) => id)).toContain(9);
    expect(answer.tourguides.length).toBeGreaterThan(0);
    expect(answer.disable_reasons[answer.disable_dates[0] ?? '']?.code).toBe('vvip_lead');
  });
});

describe('getBooking', () => {
  beforeEach(async () => {
    sim = createTestSimulator();
    staff = await sim.as('manager');
  });

  test('200, 404: is returned with its choices; another ticket or code is not found', async () => {
    const { code } = await approved(sim, staff);
    const { ticket, all_packages } = await staff.call('getBooking', { params: { ticket_code: code } });
    expect(ticket).toMatchObject({ code, status: 'Approved', booking_note: 'See you on the river' });
    expect(all_packages.length).toBe(2);
    const sold = sim.world.tables.tickets.all().find(({ bookingStatus }) => bookingStatus === null);
    for (const ticket_code of [sold?.code ?? '', 'MRCAAAAAAAA'])
      expect((await staff.refused('getBooking', { params: { ticket_code } })).code).toBe('ticket_not_found');
    expect((await staff.call('getBooking', { params: { ticket_code: 'new' } })).ticket).toBeNull();
  });

  test('200, 404: that was removed is not found anywhere, and its seats are released', async () => {
    const bubbles = async () => staff.call('getNotification', {});
    const before = await bubbles();
    const { id, code, receiptNo, buyer } = await book(sim, staff);
    const { tickets } = sim.world.tables;
    await staff.call('deleteBooking', { params: { ticket_code: id } });
    expect(tickets.get(id)?.booking?.deletedAt).toBe(sim.clock.now());
    expect(await bubbles()).toEqual(before);
    expect(tickets.by('seats', seatsKey(2, EMPTY_DAY, SLOT))).toEqual([]);
    expect(await everyRow({ search: code })).toEqual([]);
    expect((await everyRow({})).map((row) => row.id)).not.toContain(id);
    for (const search of [code, receiptNo, buyer.email ?? '']) {
      const { data } = await staff.call('listTickets', { query: { ticket_type: 1, search } });
      expect(data.map((row) => row.id)).not.toContain(id);
    }
    expect((await staff.refused('getTicket', { params: { ticket_code: code } })).code).toBe('ticket_not_found');
    expect((await staff.refused('getBooking', { params: { ticket_code: code } })).code).toBe('ticket_not_found');
    expect((await staff.refused('deleteBooking', { params: { ticket_code: id } })).code).toBe('ticket_not_found');
    expect((await staff.refused('getPaymentPage', { params: { code } })).code).toBe('ticket_not_found');
    for (const search of [code, buyer.email ?? ''])
      expect((await staff.call('searchBookings', { body: { search } })).tickets).toEqual([]);
    expect((await staff.refused('acceptPayment', { body: { id, payment_method: 'Card' } })).code).toBe(
      'ticket_not_found',
    );
    expect((await staff.call('saveBooking', { body: bookingForm() })).price_update).toBe(false);
  });

  test('200: of the seed that is approved has its date of approval', () => {
    for (const { bookingStatus, booking, createdAt, balance } of sim.world.tables.tickets.all()) {
      if (bookingStatus === null) continue;
      const decided = bookingStatus !== 'Pending';
      expect(booking !== null).toBe(decided);
      if (!decided) continue;
      expect(booking?.approvedAt === null).toBe(bookingStatus === 'Rejected');
      if (booking?.approvedAt != null) {
        expect(booking.approvedAt).toBeGreaterThan(createdAt);
        expect(booking.approvedAt).toBeLessThanOrEqual(balance.paidAt ?? Number.MAX_SAFE_INTEGER);
      }
    }
  });
});
