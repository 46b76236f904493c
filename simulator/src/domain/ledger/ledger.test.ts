import { balanceOf, expectedCash, sumAccounts } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { counterSale, openTill, publicSale } from '../../../testing/stages/sales.ts';
import { getDrawer } from '../../world/drawer.ts';
import { atomically } from '../../world/store.ts';
import { post } from './ledger.ts';

/** Returns the recorded balance of every purchase beside one recounted from its postings. */
function recount({ world }: TestSimulator): void {
  const { tickets, ledger } = world.tables;
  for (const { id, code, balance, money } of tickets.all()) {
    const postings = ledger.by('ticket', id);
    expect(balance, code).toEqual(balanceOf(postings));
    if (postings.length > 0) expect(balance.total, code).toBe(money.total);
  }
}

describe('the ledger of a new world', () => {
  test.each([1, 2, 77])('seed %i: each balance equals the sum of its postings', (seed) => {
    const sim = createTestSimulator({ seed, tickets: 600 });
    recount(sim);
    const { ledger } = sim.world.tables;
    const sums = Object.values(sumAccounts(ledger.each()));
    expect(sums.reduce((total, sum) => total + sum, 0)).toBe(0);
  });

  test('has purchases in every ledger state', () => {
    const { ledger } = createTestSimulator({ tickets: 3_000 }).world.tables;
    const kinds = new Set(ledger.all().flatMap(({ lines }) => Object.keys(lines)));
    for (const kind of ['soldPark', 'soldFood', 'tierDiscount', 'staffDiscount', 'fee', 'owed', 'creditSettled'])
      expect(kinds).toContain(kind);
    for (const kind of ['voidedUnpaid', 'voidedKept', 'voidedHandedBack', 'refundPromised', 'refundPaidOut'])
      expect(kinds).toContain(kind);
  });

  test('a closed drawer expects its float plus the cash of its shift', () => {
    const { tables } = createTestSimulator({ tickets: 2_000 }).world;
    for (const shift of tables.shifts.all().filter(({ closedAt }) => closedAt !== null))
      expect(shift.expected).toBe(expectedCash(getDrawer(tables, shift)));
  });
});

describe('post', () => {
  test('is rolled back with the call that made it', () => {
    const { world } = createTestSimulator();
    const before = world.tables.ledger.all().length;
    const ticket = world.tables.tickets.must(1);
    expect(() =>
      atomically(world.tables, () => {
        post(world, 1, { at: 1, lines: { surplus: 100 } });
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(world.tables.ledger.all()).toHaveLength(before);
    expect(world.tables.tickets.must(1)).toEqual(ticket);
    recount({ world } as TestSimulator);
  });

  test('without lines changes nothing', () => {
    const { world } = createTestSimulator();
    const ticket = world.tables.tickets.must(1);
    expect(post(world, 1, { at: 1, lines: {} })).toBe(ticket);
  });
});

describe('what a sale posts', () => {
  test('cash at a counter is sold and received in one step, in its drawer', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    const { ledger, shifts } = sim.world.tables;
    const shift = shifts.all().at(-1)!;
    expect(ledger.by('ticket', ticket!.id)).toMatchObject([
      { lines: { received: 7_500 }, method: 'Cash', userId: shift.userId, shiftId: shift.id },
    ]);
    expect(getDrawer(sim.world.tables, shift)).toEqual({ float: 20_000, sales: 7_500, bookingPayments: 0, voids: 0 });
    recount(sim);
  });

  test('an online order is owed until it is paid or its hold lapses', async () => {
    const sim = createTestSimulator();
    const { ticket } = await sim.call('generatePublicTicket', { body: publicSale() });
    const balance = () => sim.world.tables.tickets.must(ticket!.id).balance;
    expect(balance()).toMatchObject({ total: 7_500, outstanding: 7_500, isPaid: false });
    sim.clock.pass(31 * 60_000);
    expect(balance()).toMatchObject({ total: 7_500, outstanding: 0, isPaid: false });
    recount(sim);
  });
});
