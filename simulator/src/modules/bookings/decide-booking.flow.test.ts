import { percentOf } from '@muara/contract/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { approved, book, bookingForm } from '../../../testing/stages/bookings.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const NOTE = { booking_note: 'See you on the river' };

let sim: TestSimulator;
let staff: TestCaller;
beforeEach(async () => {
  sim = createTestSimulator();
  staff = await sim.as('manager');
});

const record = ({ id }: { id: number }): TicketRecord => sim.world.tables.tickets.must(id);
const lastMail = () => sim.world.tables.outbox.all().at(-1);
const mails = (): number => sim.world.tables.outbox.size;

describe('an approval', () => {
  test('makes the booking payable and mails the buyer the payment link', async () => {
    const { id, code } = await book(sim, staff);
    const window = joinChannel(sim, staff);
    const { ticket } = await staff.call('approveBooking', { body: { id, booking_note: 'Come early <b>please</b>' } });
    expect(ticket).toMatchObject({
      status: 'Approved',
      booking_note: 'Come early <b>please</b>',
      amount_to_pay: 1396,
      partial_payment: false,
      amount_discount: 0,
    });
    expect(record({ id }).booking).toMatchObject({ approvedAt: sim.clock.now(), decidedById: 2, deletedAt: null });
    expect(lastMail()).toMatchObject({ subject: `Your booking ${code} is approved`, ticketCode: code });
    expect(lastMail()?.text).toContain(`Pay now: http://localhost:3000/tickets/email/booking/${code}`);
    expect(lastMail()?.text).toContain('To pay: RM 1,396.00');
    expect(lastMail()?.html).toContain('Come early &lt;b&gt;please&lt;/b&gt;');
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'bookings' });
    expect(window.types()).toContain('get-bubble');
    expect(sim.world.tables.audit.all().at(-1)).toMatchObject({
      module: 'Booking',
      action: `Approved booking ${code}: RM 1,396.00`,
      changes: [
        { field: 'status', before: 'Pending', after: 'Approved' },
        { field: 'booking_note', before: null, after: 'Come early <b>please</b>' },
      ],
    });
  });

  test('takes its percentage off the fare only, rounded half up to the sen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 2_000_00 }),
        async (hundredths, fare) => {
          const { id, money } = await book(sim, staff);
          sim.world.tables.tickets.update(id, {
            money: { ...money, amount: fare, subtotal: fare + money.amountFood, total: fare + money.amountFood },
          });
          const percent = hundredths / 100;
          await staff.call('approveBooking', { body: { id, ...NOTE, discount: percent } });
          const { money: after, discount } = record({ id });
          const off = percentOf(fare, percent);
          expect(after).toMatchObject({
            amountDiscount: off,
            total: fare - off + after.amountFood,
            subtotal: after.total,
          });
          expect(discount).toEqual({ type: '%', value: percent });
          sim.world.tables.tickets.update(id, { bookingStatus: 'Rejected' });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('gives no second discount, and none on top of an agent’s', async () => {
    const { id } = await book(sim, staff, {
      group_type: 'Agent',
      agent_id: 9,
      foods: [],
      amount: 1360,
      amount_food: 0,
      total_discount: 120,
      total_amount: 1240,
    });
    const refused = await staff.refused('approveBooking', { body: { id, ...NOTE, discount: 5 } });
    expect(refused.body).toMatchObject({ code: 'discount_not_allowed', field: 'discount' });
    expect((await staff.call('approveBooking', { body: { id, ...NOTE, discount: 0 } })).ticket?.total_amount).toBe(
      1240,
    );
  });

  test('allows two payments: a deposit of half, rounded up', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1, discount: 0.05 });
    expect(booking.money.total).toBe(139_532);
    const { ticket } = await staff.call('getBooking', { params: { ticket_code: booking.code } });
    expect(ticket).toMatchObject({ partial_payment: true, partial_paid: false, amount_to_pay: 697.66 });
    expect(lastMail()?.text).toContain('To pay now, the deposit: RM 697.66');
  });

  test('counts a booking as paid when the discount makes it free', async () => {
    const { id, code } = await book(sim, staff, { foods: [], amount_food: 0, total_amount: 1360 });
    const { ticket } = await staff.call('approveBooking', { body: { id, ...NOTE, discount: 100, partial_payment: 1 } });
    expect(ticket).toMatchObject({
      status: 'Paid',
      is_paid: true,
      total_amount: 0,
      partial_payment: false,
      amount_to_pay: null,
    });
    expect(sim.world.tables.audit.all().filter(({ link }) => link?.code === code)).toHaveLength(2);
  });
});

describe('a rejection or a void', () => {
  test('releases the seats, and mails the buyer only when asked to', async () => {
    for (const [send_email, sent] of [
      [undefined, 0],
      [0, 0],
      [1, 1],
    ] as const) {
      const { id } = await book(sim, staff);
      const before = mails();
      const { ticket } = await staff.call('rejectBooking', {
        body: { id, booking_note: 'We are full', ...(send_email !== undefined && { send_email }) },
      });
      expect(ticket).toMatchObject({ status: 'Rejected', booking_note: 'We are full', amount_to_pay: null });
      expect(mails() - before).toBe(sent);
    }
    expect(record({ id: sim.world.tables.tickets.nextId - 1 }).booking?.approvedAt).toBeNull();
    expect(lastMail()?.text).toContain('We are full');
  });

  test('ends an approved booking', async () => {
    const booking = await approved(sim, staff);
    const { ticket } = await staff.call('cancelBooking', {
      body: { id: booking.id, booking_note: 'The boat is out of service', send_email: 1 },
    });
    expect(ticket).toMatchObject({ status: 'Canceled', cancel_note: 'The boat is out of service', ribbon: 'Void' });
    expect(ticket?.canceled_at).not.toBeNull();
    expect(lastMail()).toMatchObject({ subject: `Your booking ${booking.code} was voided` });
    expect(await book(sim, staff)).toMatchObject({ slot: booking.slot, departDate: booking.departDate });
  });

  test('does not void a booking with a paid deposit', async () => {
    const { id } = await approved(sim, staff, { partial_payment: 1 });
    const till = await sim.as('cashier');
    await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await till.call('acceptPayment', { body: { id, payment_method: 'Card' } });
    expect((await staff.refused('cancelBooking', { body: { id, ...NOTE } })).code).toBe('booking_not_cancelable');
  });
});

describe('two at once', () => {
  test.each([
    ['approveBooking', 'approveBooking'],
    ['approveBooking', 'rejectBooking'],
    ['rejectBooking', 'approveBooking'],
    ['rejectBooking', 'rejectBooking'],
  ] as const)('%s and %s: the second hears that it was processed', async (first, second) => {
    const { id } = await book(sim, staff);
    const other = await sim.as('superuser');
    const [one, two] = await Promise.allSettled([
      staff.call(first, { body: { id, ...NOTE } }),
      other.call(second, { body: { id, booking_note: 'Second' } }),
    ]);
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ status: 'rejected', reason: { code: 'request_processed' } });
    expect(record({ id }).booking?.note).toBe(NOTE.booking_note);
  });

  test('an approval during an edit approves what is stored, and the edit is refused', async () => {
    const { id } = await book(sim, staff);
    const editor = await sim.as('superuser');
    await staff.call('approveBooking', { body: { id, ...NOTE } });
    const before = record({ id });
    const late = await editor.refused('saveBooking', { body: bookingForm({ id, updated_at: null }) });
    expect(late.code).toBe('booking_not_pending');
    expect(record({ id })).toBe(before);
  });

  test('a removed booking cannot be decided, and a decided one cannot be removed', async () => {
    const { id } = await book(sim, staff);
    await staff.call('deleteBooking', { params: { ticket_code: id } });
    expect((await staff.refused('approveBooking', { body: { id, ...NOTE } })).code).toBe('ticket_not_found');
    const other = await approved(sim, staff);
    expect((await staff.refused('deleteBooking', { params: { ticket_code: other.id } })).code).toBe(
      'booking_not_deletable',
    );
  });
});
