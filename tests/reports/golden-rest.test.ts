import type { OperationMap } from '@muara/contract/types';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../simulator/testing/index.ts';
import { approved } from '../../simulator/testing/stages/bookings.ts';
import { payment, PDF } from '../../simulator/testing/samples/counter.ts';
import { order, paidOrder, report, result } from '../../simulator/testing/stages/payments.ts';
import { counterSale, openTill, TODAY } from '../../simulator/testing/stages/sales.ts';
import { read, tableOf } from './stage.ts';

/**
 * One day with what is rarer, worked out by hand:
 *   L  two adults and a child to the park: 75.00 and 5.00 for the park, cash
 *   M  ten adults at night for 35.00 each and one for free: 350.00, card
 *   N  a booking of 1,360.00 with dishes for 36.00, paid in full at the counter
 *   P  a sale under a Credit Facility that nobody has settled: 75.00
 *   Q  an order that was voided and paid afterwards: a surplus of 75.00, part of no sale
 *   R  the shift is closed, reopened and sells once more for cash: 75.00; the day's package is removed at its end
 */
const BUYER = { name: 'Aina', company_name: 'Jaya', email: 'aina@jaya.test', contact: '60123456789' };
const NO_CASH = { cash_in: undefined, cash_out: undefined };

let sim: TestSimulator;
let manager: TestCaller;

beforeAll(async () => {
  const stage = await openTill({ tickets: 0 });
  const { till } = stage;
  sim = stage.sim;
  manager = await sim.as('manager');
  const sell = async (part: Partial<OperationMap['generateTicket']['body']>): Promise<void> => {
    sim.clock.pass(11_000);
    const { ticket } = await till.call('generateTicket', { body: counterSale(part) });
    if (!ticket) throw new Error('the sale was not made');
  };
  await sell({ package_id: 4, amount: 80, cash_in: 80, cash_out: 0 });
  const card = { payment_method: 'Card', receipt_data: { terminal_id: 'K9-1' }, ...NO_CASH };
  await sell({ package_id: 2, amount: 350, total_adult: 10, total_child: 0, ...card });
  await till.call('acceptPayment', { body: payment(await approved(sim, manager)) });
  const document = { name: 'order.pdf', data: PDF };
  await sell({ payment_method: 'Credit Facility', receipt_data: { document }, ...BUYER, ...NO_CASH });
  const { ticket, refNo } = await order(sim, { depart_date: '2026-03-12' });
  await manager.call('cancelTicket', { body: { id: ticket.id, type: 'normal', cancel_note: 'Ordered twice' } });
  await report(sim, result(sim, refNo));
  await till.call('closeShift', { body: { total_cash: 280 } });
  await manager.call('reopenShift', { body: { user_id: 5 } });
  await sell({});
  await till.call('closeShift', { body: { total_cash: 355 } });
  await manager.call('deletePackage', { params: { id: 1 } });
});

async function rows(
  type: string,
  query: Record<string, string>,
  table: string,
  ...columns: string[]
): Promise<unknown[][]> {
  return tableOf(await read(manager, type, query), table).rows.map((row) => columns.map((column) => row[column]));
}

describe('the rarer money of a golden day', () => {
  test('park, food, free passengers and credit that nobody settled are sales; a surplus is none', async () => {
    expect(
      await rows('financial', {}, 'days', 'sales', 'passengers', 'tickets', 'minisigua', 'food', 'gross', 'net'),
    ).toEqual([[5, 3 + 11 + 12 + 3 + 3, 75 + 350 + 1360 + 75 + 75, 5, 36, 1976, 1976]]);
    expect(await rows('financial', {}, 'by_method', 'method', 'net')).toEqual([
      ['Card', 350 + 1396],
      ['Cash', 80 + 75],
      ['Credit Facility', 75],
    ]);
  });

  test('a free passenger rides along', async () => {
    expect(await rows('sales', { package_id: '2' }, 'by_category', 'category', 'passengers')).toEqual([
      ['Adult', 10],
      ['Free', 1],
    ]);
  });

  test('the shift that was reopened is one closing, with the booking that it took money for', async () => {
    const query = { staff_id: '5', jetty_id: 'all', purchased_date: TODAY };
    expect(
      await rows('closing_account', query, 'closings', 'float', 'expected', 'counted', 'bookings', 'gross', 'net'),
    ).toEqual([[200, 355, 355, 1396, 580, 580]]);
    expect(await rows('closing_account', query, 'methods', 'method', 'count', 'amount')).toEqual([
      ['Cash', 2, 155],
      ['Card', 2, 1746],
      ['Credit Facility', 1, 75],
    ]);
    const balances = await rows('cash_movement', { staff_id: '5', purchased_date: TODAY }, 'movements', 'balance');
    expect(balances.at(-1)).toEqual([355]);
  });

  test('a package that was removed keeps its name', async () => {
    expect(await rows('sales', {}, 'by_package', 'package', 'sales', 'net')).toContainEqual([
      'Melaka River Day Cruise',
      2,
      150,
    ]);
    const { packages } = await manager.call('getReportOptions');
    expect(packages.find(({ id }) => id === 1)).toMatchObject({ name: 'Melaka River Day Cruise', removed: true });
  });

  test('an order that is paid once the world has a surplus is a sale as any other', async () => {
    await paidOrder(sim, { package_id: 2, amount: 88, depart_date: '2026-03-12' });
    expect(await rows('financial', { platform: 'web_app' }, 'days', 'sales', 'net')).toEqual([[1, 88]]);
  });
});
