import { describe, expect, test } from 'vitest';
import { rules } from '@muara/contract/rules';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import { bookingIn, payment, PDF } from '../../../testing/samples/counter.ts';
import { counterSale, openTill } from '../../../testing/stages/sales.ts';
import { buildReceipt } from '../../domain/printing/index.ts';

const BUYER = { name: 'Aina', email: 'aina@mail.test' };
const REFUND = { ...BUYER, refund_note: 'We cannot come', acc_no: '1234567890', bank_name: 'Maybank' };
const NOTE = 'Sold twice';

/** Returns a till, a manager and an unsettled Credit Facility sale of RM 75. */
async function sellOnCredit(): Promise<{ sim: TestSimulator; till: TestCaller; manager: TestCaller; id: number }> {
  const { sim, till } = await openTill();
  const { ticket } = await till.call('generateTicket', {
    body: counterSale({
      payment_method: 'Credit Facility',
      cash_in: undefined,
      cash_out: undefined,
      name: 'Nur Aina',
      company_name: 'Jaya Travel',
      email: 'aina@jaya.test',
      contact: '60123456789',
      receipt_data: { document: { name: 'letter.pdf', data: PDF } },
    }),
  });
  return { sim, till, manager: await sim.as('manager'), id: ticket!.id };
}

const getMail = (sim: TestSimulator, subject: string): string =>
  sim.world.tables.outbox.all().findLast((mail) => mail.subject.startsWith(subject))?.text ?? '';

describe('an unsettled Credit Facility sale', () => {
  test('states what is owed on its receipt, in the mail and on paper', async () => {
    const { sim, id } = await sellOnCredit();
    const mail = getMail(sim, 'Your receipt');
    expect(mail).toContain('You owe us RM 75.00 under the Credit Facility.');
    expect(mail).not.toContain('We have received');
    expect(buildReceipt(sim.world, sim.world.tables.tickets.must(id), rules)).toMatchObject({
      payment: { method: 'Credit Facility', owed: 7_500 },
      paidAt: null,
    });
  });

  test('is refunded RM 0 and its debt canceled, in response, audit trail and mail', async () => {
    const { sim, manager, id } = await sellOnCredit();
    const { ticket } = await manager.call('refundTicket', { body: { id, ...REFUND } });
    expect(ticket).toMatchObject({ refund_amount: 0, credit_owed: 0, refund_bank: null });
    expect(sim.world.tables.audit.all().at(-1)?.action).toContain('RM 0.00');
    const mail = getMail(sim, 'Refund for ticket');
    expect(mail).toContain('no money is refunded');
    expect(mail).toContain('You no longer owe us the RM 75.00 of your Credit Facility.');
    expect((await manager.refused('markAsPaid', { params: { id } })).code).toBe('ticket_refunded');
  });

  test('says so in its refund request and inbox card, which need no bank', async () => {
    const { sim, till, manager, id } = await sellOnCredit();
    await till.call('requestRefund', { body: { id, ...BUYER, refund_note: 'We cannot come' } });
    expect(getMail(sim, 'Refund requested')).toContain(
      'If we approve it, you no longer owe us the RM 75.00 of your Credit Facility.',
    );
    const { data } = await manager.call('listApprovals', { query: { kind: 'refund' } });
    expect(data.find((row) => row.id === id)).toMatchObject({ amount: 0, credit_owed: 75, refund_bank: null });
    expect((await manager.call('approveRefund', { params: { id } })).ticket).toMatchObject({ refund_amount: 0 });
  });

  test('is refunded in full once it is settled', async () => {
    const { manager, id } = await sellOnCredit();
    await manager.call('markAsPaid', { params: { id } });
    const { ticket } = await manager.call('refundTicket', { body: { id, ...REFUND } });
    expect(ticket).toMatchObject({ refund_amount: 75, credit_facility_paid: 1 });
  });

  test('loses its debt when voided', async () => {
    const { manager, id } = await sellOnCredit();
    const { ticket: before } = await manager.call('getTicket', {
      params: { ticket_code: await getCode(manager, id) },
    });
    expect(before.void_outcome).toEqual({ kept: 0, handed_back: 0, credit_canceled: 75 });
    const body = { id, type: 'ticket', cancel_note: NOTE } as const;
    expect((await manager.call('cancelTicket', { body })).ticket).toMatchObject({ credit_owed: 0, void_outcome: null });
  });
});

describe('a booking with its deposit on credit', () => {
  /** Returns a booking that owes its deposit under a Credit Facility, and an open till. */
  async function oweDeposit() {
    const { sim, till } = await openTill();
    const booking = bookingIn(sim, 'Approved', { partial: true });
    const letter = { document: { name: 'letter.pdf', data: PDF } };
    const onCredit = payment(booking, { payment_method: 'Credit Facility', receipt_data: letter });
    await till.call('acceptPayment', { body: onCredit });
    const { owed } = sim.world.tables.tickets.must(booking.id).balance;
    expect(owed).toBeGreaterThan(0);
    return { sim, till, manager: await sim.as('manager'), booking, owed };
  }

  test('keeps that debt when the balance is paid by card, until it is settled', async () => {
    const { sim, till, manager, booking, owed } = await oweDeposit();
    await till.call('acceptPayment', { body: payment(booking) });
    const params = { id: booking.id };
    expect(await manager.call('listPayments', { params })).toMatchObject({ payment_state: 'Pending Credit Facility' });
    const { ticket } = await manager.call('markAsPaid', { params });
    expect(ticket).toMatchObject({ credit_owed: 0, credit_facility_paid: 1, is_paid: true });
    const { balance } = sim.world.tables.tickets.must(booking.id);
    expect(balance).toMatchObject({ owed: 0, received: booking.money.total });
    const [settled] = sim.world.tables.ledger.by('ticket', booking.id).toReversed();
    expect(settled).toMatchObject({ method: 'Credit Facility', lines: { creditSettled: owed } });
    expect(await manager.call('listPayments', { params })).toMatchObject({ payment_state: 'Paid' });
    expect((await manager.refused('markAsPaid', { params })).code).toBe('credit_not_pending');
  });

  test('can settle it while the balance is open', async () => {
    const { sim, manager, booking } = await oweDeposit();
    const { ticket } = await manager.call('markAsPaid', { params: { id: booking.id } });
    expect(ticket).toMatchObject({ is_paid: false, partial_paid: true, credit_owed: 0 });
    expect(sim.world.tables.tickets.must(booking.id).balance.owed).toBe(0);
  });
});

async function getCode(manager: TestCaller, id: number): Promise<string> {
  const { data } = await manager.call('listTickets', { query: { ticket_type: 0 } });
  return data.find((row) => row.id === id)!.code;
}

describe('a booking with an open request', () => {
  /** Returns a booking with its deposit paid by card and a pending void request. */
  async function askVoid() {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const booking = bookingIn(sim, 'Approved', { partial: true });
    await till.call('acceptPayment', { body: payment(booking) });
    await manager.call('requestCancel', { body: { id: booking.id, type: 'ticket', cancel_note: NOTE } });
    return { sim, till, manager, booking };
  }

  test('takes no payment, and the counter search says why', async () => {
    const { sim, till, manager, booking } = await askVoid();
    const { ledger, tickets } = sim.world.tables;
    const before = [ledger.by('ticket', booking.id), tickets.must(booking.id)];
    expect((await till.refused('acceptPayment', { body: payment(booking) })).code).toBe('void_requested');
    const online = await manager.refused('startBookingPayment', { params: { code: booking.code } });
    expect(online.code).toBe('void_requested');
    expect([ledger.by('ticket', booking.id), tickets.must(booking.id)]).toEqual(before);
    const { tickets: found } = await till.call('searchBookings', { body: { search: booking.code } });
    expect(found).toMatchObject([{ selectable: false, amount_to_pay: null, reason: { code: 'void_requested' } }]);
  });

  test('can still be refunded what it paid once it is voided', async () => {
    const { manager, booking } = await askVoid();
    const deposit = Math.round(booking.money.total / 2) / 100;
    const { ticket } = await manager.call('approveVoid', { body: { id: booking.id, type: 'normal' } });
    expect(ticket).toMatchObject({ status: 'Canceled', refund_amount: deposit });
    const done = await manager.call('refundTicket', { body: { id: booking.id, ...REFUND } });
    expect(done.ticket).toMatchObject({ refund_amount: deposit, ribbon: 'Refunded' });
    const again = await manager.refused('refundTicket', { body: { id: booking.id, ...REFUND } });
    expect(again.code).toBe('ticket_refunded');
  });
});

describe('the void of a cash sale', () => {
  const voidOf = (id: number) => ({ body: { id, type: 'ticket', cancel_note: NOTE } }) as const;

  test('hands the cash back while its shift is open, leaving nothing to refund', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    const manager = await sim.as('manager');
    expect(ticket!.void_outcome).toEqual({ kept: 0, handed_back: 75, credit_canceled: 0 });
    const voided = await manager.call('cancelTicket', voidOf(ticket!.id));
    expect(voided.ticket.refund_amount).toBe(0);
    const refund = { id: ticket!.id, ...REFUND };
    expect((await manager.refused('refundTicket', { body: refund })).code).toBe('ticket_voided');
  });

  test('keeps the cash once the shift is closed, even if it is reopened later', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    await till.call('closeShift', { body: { total_cash: 275 } });
    const manager = await sim.as('manager');
    const voided = await manager.call('cancelTicket', voidOf(ticket!.id));
    expect(voided.ticket.refund_amount).toBe(75);
    await manager.call('reopenShift', { body: { user_id: 5 } });
    await till.call('closeShift', { body: { total_cash: 275 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ expected: 27_500 });
  });

  test('of RM 0 releases its seats, and is never refunded', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({ amount_discount: 75, discount_type: '%', discount_value: 100, cash_in: 0, cash_out: 0 }),
    });
    expect(ticket).toMatchObject({ total_amount: 0, is_paid: true });
    const manager = await sim.as('manager');
    const refund = { id: ticket!.id, ...REFUND };
    expect((await manager.refused('refundTicket', { body: refund })).code).toBe('refund_free');
    const voided = await manager.call('cancelTicket', voidOf(ticket!.id));
    expect(voided.ticket).toMatchObject({ ribbon: 'Void' });
  });
});
