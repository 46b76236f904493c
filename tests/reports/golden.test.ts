import type { ReportDocument } from '@muara/contract/types';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../simulator/testing/index.ts';
import { approved } from '../../simulator/testing/stages/bookings.ts';
import { payment, PDF } from '../../simulator/testing/samples/counter.ts';
import { REFUND } from '../../simulator/testing/samples/decisions.ts';
import { order, paidOrder, report, result } from '../../simulator/testing/stages/payments.ts';
import { agentSale, counterSale, openTill, TODAY } from '../../simulator/testing/stages/sales.ts';
import { read, tableOf } from './stage.ts';

/**
 * Two days of one cashier, with the figures worked out by hand. Each family costs RM 75.00.
 *
 * 10 March, Counter 1, float 200.00:
 *   A  cash, 100.00 handed over, 25.00 back
 *   B  cash, voided while the drawer is open: 75.00 handed back
 *   C  card, voided: the money is kept
 *   D  Credit Facility, voided: the debt ends
 *   E  cash with RM 5.00 off: 70.00
 *   F  the deposit of a booking of RM 1,396.00 by card: 698.00; the rest is never paid
 *   G  online, RM 75.00; H  online and never paid; J  an agent's batch: 300.00 − 30.00 + 2.70
 * 11 March, in the same shift after midnight:
 *   I  cash, 75.00; the shift is closed with 415.00 in the drawer, 5.00 short
 * 11 March, without a shift:
 *   K  a manager sells for cash, 75.00; A is refunded; the cashier's account is removed
 */
const TOMORROW = '2026-03-11';
const BUYER = { name: 'Aina', company_name: 'Jaya', email: 'aina@jaya.test', contact: '60123456789' };
const NO_CASH = { cash_in: undefined, cash_out: undefined };
const CARD = { payment_method: 'Card', receipt_data: { terminal_id: 'K9-1' }, ...NO_CASH };
const HOUR_MS = 3_600_000;

let sim: TestSimulator;
let manager: TestCaller;

async function sell(seller: TestCaller, part: Parameters<typeof counterSale>[0] = {}): Promise<number> {
  // Two equal sales within ten seconds count as one.
  sim.clock.pass(11_000);
  const { ticket } = await seller.call('generateTicket', { body: counterSale(part) });
  if (!ticket) throw new Error('the sale was not made');
  return ticket.id;
}

async function cancel(id: number): Promise<void> {
  await manager.call('cancelTicket', { body: { id, type: 'normal', cancel_note: 'Sold twice' } });
}

beforeAll(async () => {
  const stage = await openTill({ tickets: 0 });
  const { till } = stage;
  sim = stage.sim;
  manager = await sim.as('manager');
  const a = await sell(till, { name: 'Aina', email: 'aina@mail.test', depart_date: '2026-03-12' });
  await cancel(await sell(till));
  await cancel(await sell(till, CARD));
  const document = { name: 'order.pdf', data: PDF };
  await cancel(
    await sell(till, { payment_method: 'Credit Facility', receipt_data: { document }, ...BUYER, ...NO_CASH }),
  );
  await sell(till, { discount_type: 'RM', discount_value: 5, amount_discount: 5, cash_in: 70, cash_out: 0 });
  const booking = await approved(sim, manager, { partial_payment: 1 });
  await till.call('acceptPayment', { body: payment(booking) });
  await paidOrder(sim, { depart_date: '2026-03-12' });
  await order(sim, { depart_date: '2026-03-12' });
  const agent = await sim.as('agent');
  const { ipay88_payload: payload } = await agent.call('generateTicket', { body: agentSale() });
  await report(sim, result(sim, payload?.['RefNo'] as string));
  sim.clock.pass(15 * HOUR_MS);
  await sell(till, { depart_date: TOMORROW });
  await till.call('closeShift', { body: { total_cash: 415 } });
  await sell(manager, { depart_date: TOMORROW });
  await manager.call('refundTicket', { body: { id: a, ...REFUND, name: 'Aina', email: 'aina@mail.test' } });
  await manager.call('deleteUser', { params: { id: 5 } });
});

function rows(document: ReportDocument, table: string, ...columns: string[]): unknown[][] {
  return tableOf(document, table).rows.map((row) => columns.map((column) => row[column]));
}

const SUMS = ['gross', 'discount', 'fee', 'refund', 'net'];

describe('the golden days', () => {
  test('financial: what each day earned', async () => {
    const days = rows(await read(manager, 'financial'), 'days', 'day', 'sales', ...SUMS, 'kept');
    expect(days).toEqual([
      [TODAY, 7, 750, 35, 2.7, 150, 567.7, 75],
      [TOMORROW, 2, 150, 0, 0, 75, 75, 0],
    ]);
    const methods = rows(await read(manager, 'financial'), 'by_method', 'method', 'sales', 'net');
    expect(methods).toEqual([
      ['Card', 1, 75],
      // A was refunded and B handed back: E, I and K stay.
      ['Cash', 5, 220],
      ['Credit Facility', 1, 0],
      ['ipay88', 2, 347.7],
    ]);
  });

  test('sales: each sale, refund and void, in order', async () => {
    const sales = rows(
      await read(manager, 'sales', { platform: 'counter' }),
      'sales',
      'kind',
      'method',
      'gross',
      'refund',
      'net',
      'kept',
    );
    expect(sales).toEqual([
      ['sale', 'Cash', 75, 0, 75, 0],
      ['sale', 'Cash', 75, 0, 75, 0],
      ['void', 'Cash', 0, 75, -75, 0],
      ['sale', 'Card', 75, 0, 75, 0],
      ['void', 'Card', 0, 0, 0, 75],
      ['sale', 'Credit Facility', 75, 0, 75, 0],
      ['void', 'Credit Facility', 0, 75, -75, 0],
      ['sale', 'Cash', 75, 0, 70, 0],
      ['sale', 'Cash', 75, 0, 75, 0],
      ['sale', 'Cash', 75, 0, 75, 0],
      ['refund', 'Cash', 0, 75, -75, 0],
    ]);
  });

  test('closing account: the shift over midnight, of a cashier who was removed', async () => {
    const query = { staff_id: '5', jetty_id: '1' };
    const first = await read(manager, 'closing_account', { ...query, purchased_date: TODAY });
    const drawer = ['float', 'cash_in', 'change', 'booking_cash', 'handed_back', 'expected', 'counted', 'over_short'];
    expect(rows(first, 'closings', ...drawer)).toEqual([[200, 370, -75, 0, -75, 420, 415, -5]]);
    expect(rows(first, 'closings', 'staff', 'bookings', ...SUMS, 'kept', 'other_days')).toEqual([
      ['Aisyah Rahman', 698, 375, 5, 0, 150, 220, 75, 75],
    ]);
    expect(rows(first, 'methods', 'method', 'count', 'amount')).toEqual([
      ['Cash', 5, 220],
      ['Card', 2, 773],
      ['Credit Facility', 1, 75],
    ]);
    const second = await read(manager, 'closing_account', { ...query, purchased_date: TOMORROW });
    expect(rows(second, 'closings', 'shift', 'net', 'other_days')).toEqual([
      ['Shift 1 - Pagi', 75, 220],
      ['outside', -75, 0],
    ]);
    expect(rows(second, 'per_staff', 'shifts', 'net', 'over_short')).toEqual([[1, 0, -5]]);
    const seller = await read(manager, 'closing_account', { staff_id: '2', jetty_id: '1' });
    expect(rows(seller, 'closings', 'shift', 'expected', 'net')).toEqual([['outside', 0, 75]]);
  });

  test('cash movement: from the float to what the drawer should hold', async () => {
    const query = { staff_id: '5', purchased_date: TODAY };
    const movements = rows(await read(manager, 'cash_movement', query), 'movements', 'kind', 'in', 'out', 'balance');
    expect(movements).toEqual([
      ['float', 200, 0, 200],
      ['sale', 100, 0, 300],
      ['change', 0, 25, 275],
      ['sale', 100, 0, 375],
      ['change', 0, 25, 350],
      ['void', 0, 75, 275],
      ['sale', 70, 0, 345],
      ['sale', 100, 0, 445],
      ['change', 0, 25, 420],
    ]);
  });

  test('void note: three voids, no refund', async () => {
    const voids = rows(
      await read(manager, 'void_note', { staff_id: '5' }),
      'voids',
      'method',
      'amount',
      'place',
      'note',
    );
    expect(voids).toEqual([
      ['Cash', 75, 'office', 'Sold twice'],
      ['Card', 75, 'office', 'Sold twice'],
      ['Credit Facility', 75, 'office', 'Sold twice'],
    ]);
  });

  test('booking: a deposit, and what is outstanding', async () => {
    const bookings = rows(
      await read(manager, 'booking'),
      'bookings',
      'status',
      'total',
      'deposit',
      'paid',
      'outstanding',
    );
    expect(bookings).toEqual([['deposit', 1396, 698, 698, 698]]);
    expect(rows(await read(manager, 'booking', { status: 'paid' }), 'bookings', 'status')).toEqual([]);
  });

  test('agent: a batch after its contract ended', async () => {
    const agent = sim.world.tables.users.must(9);
    sim.world.tables.users.update(9, { agent: agent.agent && { ...agent.agent, endDate: TODAY } });
    const batches = rows(await read(manager, 'agent'), 'batches', 'bought', 'left', 'amount', 'refunded', 'method');
    expect(batches).toEqual([[10, 10, 272.7, 0, 'ipay88']]);
  });

  test('customer and marketing: the buyers, and what was refunded', async () => {
    const customers = rows(await read(manager, 'customer'), 'customers', 'name', 'purchases', 'net', 'refund');
    expect(customers).toContainEqual(['Aina', 1, 0, 75]);
    expect(customers.reduce((sum, [, , net]) => sum + Math.round(Number(net) * 100), 0)).toBe(64_270);
    const states = rows(await read(manager, 'marketing'), 'states', 'state', 'net');
    expect(states.reduce((sum, [, net]) => sum + Math.round(Number(net) * 100), 0)).toBe(64_270);
  });

  test('a day without sales says so', async () => {
    const page = await (await manager.fetch('/api/reports/financial?purchased_date=2026-03-01')).text();
    expect(page).toContain('No Data');
    expect(rows(await read(manager, 'financial', { purchased_date: '2026-03-01' }), 'days', 'day')).toEqual([]);
  });
});
