import { beforeEach, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { mailsWith } from '../../../testing/mails.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { approved, getRefNo } from '../../../testing/stages/bookings.ts';
import { report, result } from '../../../testing/stages/payments.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';
import { documentKey } from '../../world/document-keys.ts';
import { payUnreported } from '../../../testing/samples/decisions.ts';
import { keyed } from '../../../testing/samples/documents.ts';

const HALF_HOUR_MS = 30 * 60_000;
const CHECK_MS = 3 * 60_000;

let sim: TestSimulator;
let staff: TestCaller;
beforeEach(async () => {
  sim = createTestSimulator();
  staff = await sim.as('manager');
});

const record = ({ id }: { id: number }): TicketRecord => sim.world.tables.tickets.must(id);
const payments = ({ id }: { id: number }) => sim.world.tables.payments.by('ticket', id);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** Presses the page's pay button. @returns the reference of the attempt */
async function start(booking: { id: number; code: string }): Promise<string> {
  await sim.call('startBookingPayment', keyed(sim, booking.code));
  return getRefNo(sim, booking);
}

describe('the button of the payment page', () => {
  test('shows the paid booking when the provider took an earlier payment without reporting it', async () => {
    const booking = await approved(sim, staff);
    payUnreported(sim, await start(booking));
    sim.clock.pass(HALF_HOUR_MS);
    expect(record(booking).bookingStatus).toBe('Approved');
    const mails = sim.world.tables.outbox.size;
    const html = text(await sim.call('startBookingPayment', keyed(sim, booking.code)));
    expect(html).not.toContain('name="RefNo"');
    expect(record(booking)).toMatchObject({ bookingStatus: 'Paid', balance: { isPaid: true } });
    expect(payments(booking)).toMatchObject([{ paidAt: sim.world.clock.now(), surplus: false }]);
    expect(sim.world.tables.outbox.size).toBe(mails + 1);
  });

  test('starts an attempt for the amount due, and leads to the provider', async () => {
    const booking = await approved(sim, staff);
    const html = text(await sim.call('startBookingPayment', keyed(sim, booking.code)));
    expect(html).toContain('action="http://localhost:3000/ipay88/entry"');
    expect(html).toContain(`name="RefNo" value="${booking.code}-0001"`);
    expect(html).toContain('name="Amount" value="1,396.00"');
    expect(record(booking)).toMatchObject({ bookingStatus: 'Processing Payment', balance: { isPaid: false } });
    expect(payments(booking)).toMatchObject([{ type: 'full', amount: 139_600, method: 'ipay88', paidAt: null }]);
    expect(getRefNo(sim, booking).length).toBeLessThanOrEqual(20);
  });

  test.each([
    [null, 's***@s***.test', '********78'],
    ['customer', 's***@s***.test', '********78'],
    ['cashier', 'salmah@school.test', '0612345678'],
  ] as const)('shows %s the buyer’s contact details as far as allowed', async (who, email, contact) => {
    const { code } = await approved(sim, staff);
    const caller = who === null ? sim : await sim.as(who);
    const html = text(await caller.call('startBookingPayment', keyed(sim, code)));
    expect(html).toContain(`name="UserEmail" value="${email}"`);
    expect(html).toContain(`name="UserContact" value="${contact}"`);
    expect(html).toContain(`name="UserName" value="${who === 'cashier' ? 'Puan Salmah' : 'P*** S*****'}"`);
  });

  test('shows signed-in buyers their own contact details', async () => {
    const customer = await sim.as('customer');
    const account = sim.world.tables.users.all().find(({ email }) => email === 'customer@muara.test');
    const { id, code } = await approved(sim, staff);
    sim.world.tables.tickets.update(id, { userId: account!.id });
    const html = text(await customer.call('startBookingPayment', keyed(sim, code)));
    expect(html).toContain('name="UserEmail" value="salmah@school.test"');
  });

  test('pays in full: the receipt is mailed, lists and windows are updated', async () => {
    const booking = await approved(sim, staff);
    const refNo = await start(booking);
    const window = joinChannel(sim, staff);
    expect(await report(sim, result(sim, refNo))).toBe('RECEIVEOK');
    await report(sim, result(sim, refNo));
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Paid',
      payment: { method: 'ipay88', transactionId: `T${refNo}` },
      balance: { isPaid: true, taken: 139_600, received: 139_600, isPartlyPaid: false },
    });
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'bookings' });
    expect(window.messages.filter(({ type }) => type === 'new-ticket')).toHaveLength(1);
    expect(mailsWith(sim, `Your receipt ${booking.receiptNo}`)).toHaveLength(1);
    expect(sim.world.tables.audit.all().at(-1)?.action).toBe(`Booking ${booking.code} was paid online: RM 1,396.00`);
  });

  test('pays a deposit, then the balance, which add up to the total', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 });
    await report(sim, result(sim, await start(booking)));
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Deposit',
      balance: { isPaid: false, isPartlyPaid: true, received: 69_800, outstanding: 69_800, paidAt: null },
    });
    expect(mailsWith(sim, `We have received the deposit of your booking ${booking.code}`)).toHaveLength(1);
    const shown = async () => (await staff.call('getBooking', { params: { ticket_code: booking.code } })).ticket;
    expect(await shown()).toMatchObject({ partial_paid: true, received_amount: 698, outstanding_amount: 698 });
    const second = await start(booking);
    expect(record(booking).bookingStatus).toBe('Processing Payment');
    await report(sim, result(sim, second));
    expect(await shown()).toMatchObject({ partial_paid: false, received_amount: 1396, outstanding_amount: 0 });
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Paid',
      balance: { isPaid: true, isPartlyPaid: false, received: 139_600 },
    });
    expect(payments(booking).map(({ type, amount }) => [type, amount])).toEqual([
      ['deposit', 69_800],
      ['balance', 69_800],
    ]);
  });

  test('both lists say Deposit once the deposit is paid', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 });
    await report(sim, result(sim, await start(booking)));
    const { vvip, vvipCharter, code } = record(booking);
    const query = { ticket_type: vvip ? 1 : 0, search: code } as const;
    const [ticket] = (await staff.call('listTickets', { query })).data;
    const bookings = await staff.call('listBookings', { query: { vvip_charter: vvipCharter ? 1 : 0, search: code } });
    expect([ticket?.payment_state, bookings.data[0]?.ribbon]).toEqual(['Deposit', 'Deposit']);
  });

  test('leads the buyer back to the result in the shop', async () => {
    const shop = createTestSimulator({ world: 'shop' });
    const manager = await shop.as('manager');
    const booking = await approved(shop, manager);
    await shop.call('startBookingPayment', keyed(shop, booking.code));
    const html = text(await shop.call('receivePaymentResponse', { body: result(shop, getRefNo(shop, booking)) }));
    expect(html).toContain(
      `url=http://localhost:3000/?ticket_code=${booking.code}&amp;key=${documentKey(shop.world, booking.code)}"`,
    );
  });
});

describe('the result in the shop', () => {
  const ask = (code: string, again = false) =>
    sim.call('getSalePackages', { query: { ticket_code: code, ...(again ? { try_again: '1' as const } : {}) } });

  test('shows the deposit, and offers to pay the balance', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 });
    await start(booking);
    expect((await ask(booking.code)).ticket).toMatchObject({ status: 'Processing Payment', partial_paid: false });
    await report(sim, result(sim, getRefNo(sim, booking)));
    const { ticket } = await ask(booking.code);
    expect(ticket).toMatchObject({ status: 'Deposit', partial_paid: true, amount_to_pay: 698, contact: null });
    await start(booking);
    await report(sim, result(sim, getRefNo(sim, booking)));
    expect((await ask(booking.code)).ticket).toMatchObject({ is_paid: true, amount_to_pay: null });
    expect(payments(booking).map(({ type, amount }) => [type, amount])).toEqual([
      ['deposit', 69_800],
      ['balance', 69_800],
    ]);
  });

  test('starts no payment when nothing can be paid, and finds approved bookings only', async () => {
    const booking = await approved(sim, staff);
    await start(booking);
    await report(sim, result(sim, getRefNo(sim, booking)));
    expect(await ask(booking.code, true)).toMatchObject({ ipay88_payment_url: null, ipay88_payload: null });
    expect(payments(booking)).toHaveLength(1);
    for (const bookingStatus of ['Pending', 'Rejected'] as const) {
      sim.world.tables.tickets.update(booking.id, { bookingStatus });
      expect((await ask(booking.code)).ticket).toBeNull();
    }
  });
});

describe('opening a payment link', () => {
  const link = (code: string) => `/tickets/packages?ticket_code=${code}&try_again=1`;

  test.each(['GET', 'HEAD'])('by %s changes neither the booking nor what the counter can do', async (method) => {
    const booking = await approved(sim, staff);
    const before = record(booking);
    const key = documentKey(sim.world, booking.code);
    for (const path of [
      link(booking.code),
      `${link(booking.code)}&key=${key}`,
      `/tickets/email/booking/${booking.code}?key=${key}`,
    ])
      for (let time = 0; time < 2; time++) expect((await sim.fetch(path, { method })).status).toBe(200);
    expect(record(booking)).toEqual(before);
    expect(sim.world.tables.audit.all().filter(({ action }) => action.includes('online payment'))).toEqual([]);
    expect(payments(booking)).toEqual([]);
  });

  test('offers the payment form, except while a payment is pending', async () => {
    const booking = await approved(sim, staff);
    const query = { ticket_code: booking.code, try_again: '1' as const, key: documentKey(sim.world, booking.code) };
    expect(await sim.call('getSalePackages', { query })).toMatchObject({
      ipay88_payment_url: `http://localhost:3000/tickets/email/booking/${booking.code}?key=${query.key}`,
      ipay88_payload: { ticket_code: booking.code },
    });
    await start(booking);
    expect(await sim.call('getSalePackages', { query })).toMatchObject({
      ticket: { status: 'Processing Payment', payment_pending_until: '2026-03-10T10:03:00+08:00' },
      ipay88_payload: null,
    });
  });

  test('starts no second payment while one is being checked', async () => {
    const booking = await approved(sim, staff);
    await start(booking);
    const html = text(await sim.call('startBookingPayment', keyed(sim, booking.code)));
    expect(html).toContain('We are checking your payment');
    expect(html).not.toContain('<form');
    expect(payments(booking)).toHaveLength(1);
    sim.clock.pass(CHECK_MS);
    expect(text(await sim.call('getPaymentPage', keyed(sim, booking.code)))).toContain('<form');
  });
});

describe('an attempt that failed', () => {
  test.each([
    [0, 'Approved'],
    [1, 'Deposit'],
  ] as const)('leaves the booking as it stood (in two parts: %i)', async (partial_payment, status) => {
    const booking = await approved(sim, staff, { partial_payment });
    if (partial_payment) await report(sim, result(sim, await start(booking)));
    const refNo = await start(booking);
    await report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'Insufficient funds' }));
    expect(record(booking)).toMatchObject({ bookingStatus: status, payment: { errorDesc: 'Insufficient funds' } });
    await start(booking);
    expect(record(booking).payment.errorDesc).toBeNull();
  });

  test('does not affect a later attempt that is still open', async () => {
    const booking = await approved(sim, staff);
    const first = await start(booking);
    sim.clock.pass(CHECK_MS);
    await start(booking);
    await report(sim, result(sim, first, { Status: '0', ErrDesc: 'Left' }));
    expect(record(booking)).toMatchObject({ bookingStatus: 'Processing Payment', payment: { errorDesc: null } });
  });
});

describe('an attempt without a result', () => {
  test('lapses after exactly half an hour, and a later result still counts', async () => {
    const booking = await approved(sim, staff);
    const refNo = await start(booking);
    sim.clock.pass(HALF_HOUR_MS - 1);
    expect(record(booking).bookingStatus).toBe('Processing Payment');
    const window = joinChannel(sim, staff);
    sim.clock.pass(1);
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'bookings' });
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Approved',
      payment: { errorDesc: 'The payment provider did not report back' },
    });
    await report(sim, result(sim, refNo));
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Paid',
      balance: { isPaid: true },
      payment: { errorDesc: null },
    });
    expect(payments(booking)).toMatchObject([{ surplus: false, errorDesc: null }]);
  });

  test('does not end a later attempt, and the counter can take payment after both', async () => {
    const booking = await approved(sim, staff);
    await start(booking);
    sim.clock.pass(HALF_HOUR_MS / 2);
    await start(booking);
    sim.clock.pass(HALF_HOUR_MS / 2);
    expect(record(booking).bookingStatus).toBe('Processing Payment');
    const till = await sim.as('cashier');
    await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const pay = { body: { id: booking.id, payment_method: 'Card' } };
    sim.clock.pass(HALF_HOUR_MS / 2);
    expect(record(booking).bookingStatus).toBe('Approved');
    expect((await till.call('acceptPayment', pay)).ticket?.status).toBe('Paid');
  });

  test('does not block the counter; money received twice is surplus', async () => {
    const booking = await approved(sim, staff);
    const refNo = await start(booking);
    const till = await sim.as('cashier');
    await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await till.call('acceptPayment', { body: { id: booking.id, payment_method: 'Card' } });
    await report(sim, result(sim, refNo));
    expect(record(booking)).toMatchObject({
      bookingStatus: 'Paid',
      payment: { method: 'Card' },
      balance: { received: 139_600 },
    });
    expect(payments(booking).map(({ surplus }) => surplus)).toEqual([true, false]);
    expect(sim.world.tables.outbox.all().map(({ subject }) => subject)).toContain('We owe you RM 1,396.00');
  });

  test('survives a snapshot, because its job is data', async () => {
    const booking = await approved(sim, staff);
    await start(booking);
    const [job] = sim.world.clock.jobs().filter(({ kind }) => kind === 'booking-payment-lapse');
    expect(job).toMatchObject({ at: sim.clock.now() + HALF_HOUR_MS, payload: { paymentId: payments(booking)[0]?.id } });
    expect(JSON.parse(JSON.stringify(job?.payload))).toEqual(job?.payload);
  });
});

describe('money that buys nothing', () => {
  test('a second payment of the total or the deposit is surplus', async () => {
    for (const [partial_payment, slot] of [
      [0, '15:00 - 16:00'],
      [1, '16:00 - 17:00'],
    ] as const) {
      const booking = await approved(sim, staff, { partial_payment }, { slot });
      const first = await start(booking);
      sim.clock.pass(CHECK_MS);
      const second = await start(booking);
      await report(sim, result(sim, second));
      await report(sim, result(sim, first));
      expect(payments(booking).map(({ surplus }) => surplus)).toEqual([true, false]);
      expect(record(booking)).toMatchObject({
        bookingStatus: partial_payment ? 'Deposit' : 'Paid',
        balance: { received: partial_payment ? 69_800 : 139_600 },
      });
    }
  });

  test('a payment after the void is surplus', async () => {
    const booking = await approved(sim, staff);
    const refNo = await start(booking);
    const void_ = { body: { id: booking.id, booking_note: 'Sorry' } };
    expect((await staff.refused('cancelBooking', void_)).code).toBe('booking_not_cancelable');
    sim.clock.pass(HALF_HOUR_MS);
    await (await sim.as('manager')).call('cancelBooking', void_);
    await report(sim, result(sim, refNo));
    expect(record(booking)).toMatchObject({ bookingStatus: 'Canceled', balance: { isPaid: false } });
    expect(payments(booking)).toMatchObject([{ surplus: true }]);
    expect((await sim.refused('startBookingPayment', keyed(sim, booking.code))).code).toBe('booking_not_payable');
  });

  test('a deposit that the counter took meanwhile is not taken twice', async () => {
    const booking = await approved(sim, staff, { partial_payment: 1 });
    const refNo = await start(booking);
    sim.clock.pass(HALF_HOUR_MS);
    const till = await sim.as('cashier');
    await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await till.call('acceptPayment', { body: { id: booking.id, payment_method: 'Card', amount_discount: 10 } });
    await report(sim, result(sim, refNo));
    expect(record(booking)).toMatchObject({ bookingStatus: 'Deposit', balance: { received: 68_800 } });
    expect(payments(booking).map(({ surplus }) => surplus)).toEqual([true, false]);
  });
});
