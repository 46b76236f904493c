import { describe, expect, test } from 'vitest';
import type { TestSimulator } from '../../../testing/index.ts';
import { mailWith } from '../../../testing/mails.ts';
import { bookingIn, payment, PDF } from '../../../testing/samples/counter.ts';
import { joinChannel, openTill } from '../../../testing/stages/sales.ts';
import { plainMoney, unpaidBalance } from '../../../testing/samples/balances.ts';

/** An approved booking of RM 101.01, payable in one or two parts. */
function booking(sim: TestSimulator, { partial = false, total = 10_101 } = {}) {
  const approved = bookingIn(sim, 'Approved');
  const money = plainMoney(approved, total);
  return sim.world.tables.tickets.update(approved.id, {
    money,
    balance: unpaidBalance({ money }),
    payment: { ...approved.payment, partial },
  });
}

describe('acceptPayment', () => {
  test('200: takes an approved booking in full, in cash: paid, with change, in the drawer of the shift', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim);
    const body = payment(due, { payment_method: 'Cash', cash_in: 150, cash_out: 48.99, amount_to_pay: 101.01 });
    const answer = await till.call('acceptPayment', { body });
    expect(answer).toMatchObject({
      price_update: false,
      cash_out: 48.99,
      pos: { station: 'Counter 1' },
      ticket: {
        id: due.id,
        is_paid: true,
        partial_paid: false,
        amount_to_pay: null,
        payment_method: 'Cash',
        ribbon: 'Paid',
      },
    });
    expect(sim.world.tables.tickets.must(due.id)).toMatchObject({ bookingStatus: 'Paid', shiftId: null });
    expect(sim.world.tables.payments.by('ticket', due.id)).toMatchObject([
      { type: 'full', amount: 10_101, method: 'Cash', adminId: 5, cashIn: 15_000, cashOut: 4_899 },
    ]);
    await till.call('closeShift', { body: { total_cash: 301.01 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ expected: 30_101, counted: 30_101 });
  });

  test('200, 422: takes a deposit of half, rounded up to the sen, then the exact balance', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true });
    const first = await till.call('acceptPayment', { body: payment(due, { amount_to_pay: 50.51 }) });
    expect(first.ticket).toMatchObject({ is_paid: false, partial_paid: true, amount_to_pay: 50.5, paid_at: null });
    expect(sim.world.tables.tickets.must(due.id).bookingStatus).toBe('Deposit');
    const second = await till.call('acceptPayment', { body: payment(due, { amount_to_pay: 50.5 }) });
    expect(second.ticket).toMatchObject({ is_paid: true, partial_paid: false, amount_to_pay: null });
    expect(sim.world.tables.payments.by('ticket', due.id).map(({ type, amount }) => [type, amount])).toEqual([
      ['deposit', 5_051],
      ['balance', 5_050],
    ]);
    expect(await till.refused('acceptPayment', { body: payment(due) })).toMatchObject({ code: 'booking_not_payable' });
  });

  test('200: takes nothing more with the same nonce, and the balance with another', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true, total: 10_000 });
    const body = payment(due, { payment_method: 'Cash', cash_in: 60, cash_out: 10, _: 'one-attempt' });
    const first = await till.call('acceptPayment', { body });
    sim.clock.pass(3_600_000);
    expect(await till.call('acceptPayment', { body })).toEqual(first);
    expect(sim.world.tables.payments.by('ticket', due.id)).toHaveLength(1);
    const next = await till.call('acceptPayment', { body: { ...body, _: 'another-attempt' } });
    expect(next.ticket).toMatchObject({ is_paid: true });
  });

  test('200: takes two payments without a nonce as two payments', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true, total: 10_000 });
    const body = payment(due, { payment_method: 'Cash', cash_in: 50, cash_out: 0 });
    await till.call('acceptPayment', { body });
    expect((await till.call('acceptPayment', { body })).ticket).toMatchObject({ is_paid: true });
  });

  test('200: returns price_update and takes nothing when the cashier was shown another amount', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim);
    expect(await till.call('acceptPayment', { body: payment(due, { amount_to_pay: 101 }) })).toMatchObject({
      price_update: true,
      ticket: null,
    });
    expect(sim.world.tables.tickets.must(due.id)).toBe(due);
  });

  test('200, 422: lets one of two counters take a booking’s payment and refuses the other', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim);
    const other = await sim.as('manager');
    const answers = await Promise.allSettled(
      [till, other].map((caller) => caller.call('acceptPayment', { body: payment(due) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(sim.world.tables.payments.by('ticket', due.id)).toHaveLength(1);
  });

  test('200, 422: allows one RM discount up to the amount due; deposit, balance and discount add up to the price', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true });
    const refused = await till.refused('acceptPayment', { body: payment(due, { amount_discount: 50.52 }) });
    expect(refused).toMatchObject({ code: 'discount_exceeds_total', body: { field: 'amount_discount' } });
    const first = await till.call('acceptPayment', { body: payment(due, { amount_discount: 10 }) });
    expect(first.ticket).toMatchObject({ total_amount: 91.01, amount_discount: 10, amount_to_pay: 50.5 });
    const again = await till.refused('acceptPayment', { body: payment(due, { amount_discount: 1 }) });
    expect(again.code).toBe('discount_not_allowed');
    await till.call('acceptPayment', { body: payment(due) });
    const paid = sim.world.tables.payments.by('ticket', due.id).map(({ amount }) => amount);
    expect(paid).toEqual([4_051, 5_050]);
  });

  test('200: leaves the balance to pay when the discount equals the deposit', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true });
    const first = await till.call('acceptPayment', {
      body: payment(due, { payment_method: 'Cash', receipt_data: null, amount_discount: 50.51 }),
    });
    expect(first.ticket).toMatchObject({ is_paid: false, partial_paid: true, amount_to_pay: 50.5, total_amount: 50.5 });
    const second = await till.call('acceptPayment', { body: payment(due) });
    expect(second.ticket).toMatchObject({ is_paid: true });
  });

  test('200: stores the proof of a bank transfer, and the document of a credit facility until it is settled', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true });
    const transfer = { payment_method: 'Bank Transfer', receipt_data: { ref_no: 'TRF9', bank_name: 'CIMB' } };
    expect((await till.call('acceptPayment', { body: payment(due, transfer) })).ticket?.receipt_data).toMatchObject({
      ref_no: 'TRF9',
      bank_name: 'CIMB',
    });
    const credit = { payment_method: 'Credit Facility', receipt_data: { document: { name: 'lo.pdf', data: PDF } } };
    const { ticket } = await till.call('acceptPayment', { body: payment(due, credit) });
    expect(ticket).toMatchObject({ is_paid: true, credit_facility_paid: 0, receipt_data: null });
    expect(sim.world.tables.files.by('owner', `credit|${due.id}`)).toMatchObject([{ name: 'lo.pdf' }]);
  });

  test('200: updates the lists and mails the buyer: the deposit, then the receipt once all is paid', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim, { partial: true });
    const window = joinChannel(sim, await sim.as('manager'));
    const mails = sim.world.tables.outbox.size;
    await till.call('acceptPayment', { body: payment(due) });
    expect(window.types()).toEqual(expect.arrayContaining(['activity-log', 'new-ticket', 'get-bubble']));
    expect(sim.world.tables.outbox.size).toBe(mails + 1);
    expect(mailWith(sim, `We have received the deposit of your booking ${due.code}`)).toMatchObject({
      to: [due.buyer.email],
      text: expect.stringContaining('To pay, the rest: RM 50.50'),
    });
    await till.call('acceptPayment', { body: payment(due, { amount_to_pay: 50.5 }) });
    expect(sim.world.tables.outbox.all().at(-1)).toMatchObject({ to: [due.buyer.email], ticketCode: due.code });
    const lines = window.messages.filter(({ type }) => type === 'activity-log');
    expect(lines).toMatchObject([
      { audit: { action: `Took the deposit of booking ${due.code}: RM 50.51, Card` } },
      { audit: { action: `Took the rest of booking ${due.code}: RM 50.50, Card` } },
    ]);
  });

  test('200: hands the cash back when the booking is voided in the same shift', async () => {
    const { sim, till } = await openTill();
    const due = booking(sim);
    await till.call('acceptPayment', { body: payment(due, { payment_method: 'Cash', cash_in: 101.01 }) });
    const manager = await sim.as('manager');
    await manager.call('cancelTicket', { body: { id: due.id, type: 'ticket', cancel_note: 'Paid twice' } });
    await till.call('closeShift', { body: { total_cash: 200 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ expected: 20_000 });
  });

  test('200: takes payments from staff without a shift into no drawer', async () => {
    const { sim } = await openTill();
    const manager = await sim.as('manager');
    const answer = await manager.call('acceptPayment', { body: payment(booking(sim)) });
    expect(answer).toMatchObject({ pos: null, ticket: { is_paid: true } });
    expect(sim.world.tables.payments.all().at(-1)?.shiftId).toBeNull();
  });
});
