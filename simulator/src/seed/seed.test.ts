import { PACKAGE_PLATFORMS, PERMISSION_AREAS, TICKET_PLATFORMS } from '@muara/contract/constants';
import { addDays, countPassengers, expectedCash, hasBuyerCharacters, priceOrder } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { foodToPrice, getPricing } from '../domain/tickets/index.ts';
import { getDrawer } from '../world/drawer.ts';
import { DEFAULT_TICKETS, seedTables } from './seed.ts';

const NOW = Date.parse('2026-03-10T10:00:00+08:00');
const tables = seedTables({ seed: 1, tickets: DEFAULT_TICKETS, now: NOW });
const tickets = tables.tickets.all();
const dump = (made: typeof tables): string => JSON.stringify(Object.values(made).map((collection) => collection.all()));

describe('the seed', () => {
  test('one number and one day give one world, to the last code; another number another', () => {
    // Two sizes apart, so that neither is the one that is kept from before.
    const [first, second] = [2_500, 2_500].map((size) => dump(seedTables({ seed: 7, tickets: size, now: NOW })));
    expect(first).toBe(second);
    expect(dump(seedTables({ seed: 8, tickets: 2_500, now: NOW }))).not.toBe(first);
  });

  test.each([0, 1, 37, 3_000])('makes exactly %i tickets', (size) => {
    const made = seedTables({ seed: 3, tickets: size, now: NOW });
    expect(made.tickets.size).toBe(size);
    expect(made.tickets.all().map(({ id }) => id)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
  });

  test('everything lies before today, in order', () => {
    const midnight = Date.parse('2026-03-10T00:00:00+08:00');
    const stamps = tickets.map(({ createdAt }) => createdAt);
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
    for (const { balance, refund, cancel, validatedAt, printHistory } of tickets) {
      for (const at of [
        balance.paidAt,
        refund?.requestedAt,
        refund?.doneAt,
        cancel?.requestedAt,
        cancel?.doneAt,
        validatedAt,
        ...printHistory.map((entry) => entry.at),
      ]) {
        if (at != null) expect(at).toBeLessThan(midnight);
      }
    }
  });

  test('every tour guide has an account of the same address, which is open while the guide is active', () => {
    for (const { userId, email, active } of tables.tourGuides.all())
      expect(tables.users.must(userId ?? 0)).toMatchObject({ role: 'Tour Guide', email, active });
  });

  test('every platform, package and ticket outcome occurs', () => {
    expect(new Set(tickets.map(({ platform }) => platform))).toEqual(new Set(TICKET_PLATFORMS));
    expect([...new Set(tickets.map(({ packageId }) => packageId))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const occurs = (what: (ticket: (typeof tickets)[number]) => boolean): number => tickets.filter(what).length;
    expect(occurs(({ refund }) => refund?.doneAt != null)).toBeGreaterThan(3);
    expect(occurs(({ cancel, refund }) => cancel?.doneAt != null && refund === null)).toBeGreaterThan(3);
    expect(occurs(({ noShow }) => noShow)).toBeGreaterThan(3);
    expect(occurs(({ balance, expired }) => !balance.isPaid && expired)).toBeGreaterThan(0);
    for (const status of ['Pending', 'Approved', 'Paid', 'Deposit', 'Rejected'])
      expect(
        occurs(({ bookingStatus }) => bookingStatus === status),
        status,
      ).toBeGreaterThan(0);
  });

  test('no departure of Sungai Linggi has more passengers than seats, none runs on a holiday or in a morning tide', () => {
    const seats = new Map<string, number>();
    const closed = tables.holidays.all();
    for (const { jettyId, departDate, slot, passengers } of tickets) {
      if (departDate === null) continue;
      expect(closed.some(({ start, end }) => start <= departDate && departDate <= end)).toBe(false);
      if (jettyId !== 3) continue;
      seats.set(`${departDate} ${slot}`, (seats.get(`${departDate} ${slot}`) ?? 0) + passengers);
      if (tables.seaTides.one('date', departDate)?.session === 'morning') expect(slot! >= '12').toBe(true);
    }
    expect(Math.max(...seats.values())).toBeLessThanOrEqual(40);
  });

  test('every amount is what the price rules give', () => {
    const settings = tables.settings.must(1);
    for (const {
      packageId,
      agentId,
      tourguideId,
      counts,
      foods,
      discount,
      payment,
      money,
      free,
      passengers,
    } of tickets) {
      const tile = payment.methodAgent;
      const fee = tile === null ? null : { method: tile, ...settings.processingFees[tile]! };
      const priced = priceOrder({
        mode: 'sale',
        package: getPricing(tables.packages.must(packageId)),
        source: agentId !== null ? 'agent' : tourguideId !== null ? 'tourguide' : 'none',
        counts,
        foods: foods.map(({ foodId, quantities }) => foodToPrice(tables.foods.must(foodId), quantities)),
        minisigua: settings.minisigua,
        cashierDiscount: discount,
        enableDiscount: true,
        fee,
      });
      expect({ total: money.total, free, passengers }).toEqual({
        total: priced.total,
        free: priced.free,
        passengers: countPassengers(counts) + priced.free,
      });
      expect(money.amount - money.totalDiscount + money.amountFood - money.amountDiscount + money.processingFee).toBe(
        money.total,
      );
    }
  });

  test('every drawer was expected to hold what its movements say, and most counts were right', () => {
    const shifts = tables.shifts.all();
    for (const shift of shifts) expect(shift.expected).toBe(expectedCash(getDrawer(tables, shift)));
    const off = shifts.filter(({ counted, expected }) => counted !== expected).length;
    expect(off).toBeGreaterThan(0);
    expect(off / shifts.length).toBeLessThan(0.2);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('on every weekday a counter has something for each of its tools (%i)', (days) => {
    const today = addDays('2026-03-10', days);
    const world = seedTables({ seed: 1, tickets: DEFAULT_TICKETS, now: Date.parse(`${today}T10:00:00+08:00`) });
    const toCome = world.tickets.all().filter(({ departDate }) => departDate !== null && departDate >= today);
    const some = (what: (ticket: (typeof toCome)[number]) => boolean): boolean => toCome.some(what);
    for (const partial of [true, false])
      expect(some(({ bookingStatus, payment }) => bookingStatus === 'Approved' && payment.partial === partial)).toBe(
        true,
      );
    expect(some(({ bookingStatus }) => bookingStatus === 'Pending')).toBe(true);
    expect(some(({ bookingStatus, balance }) => bookingStatus === 'Deposit' && balance.taken > 0)).toBe(true);
    expect(some(({ vvip, balance }) => vvip && balance.isPaid)).toBe(true);
    expect(some(({ wristband, departDate, balance }) => wristband && departDate === today && balance.isPaid)).toBe(
      true,
    );
  });

  test('the payments of a booking add up to what was paid, to the sen', () => {
    for (const { id, bookingStatus, balance, money } of tickets.filter((ticket) => ticket.bookingStatus !== null)) {
      const paid = tables.payments.by('ticket', id).reduce((sum, { amount }) => sum + amount, 0);
      expect(paid).toBe(balance.taken);
      if (bookingStatus === 'Paid') expect(paid).toBe(money.total);
      if (bookingStatus === 'Deposit') expect(paid).toBe(Math.round(money.total / 2));
    }
  });

  test('a batch has one sub-ticket a head', () => {
    for (const { id, expiredAt, passengers } of tickets) {
      expect(tables.subTickets.count('ticket', id)).toBe(expiredAt === null ? 0 : passengers);
    }
  });

  test('buyers keep the rule of the shop, and only online buyers must be known', () => {
    for (const { platform, buyer } of tickets) {
      expect(hasBuyerCharacters(`${buyer.name ?? ''}${buyer.companyName ?? ''}${buyer.email ?? ''}`)).toBe(true);
      if (platform === 'web_app') expect(buyer.email).toMatch(/@mail\.test$/);
    }
  });

  test('there is a package of every kind, offered on known platforms', () => {
    const offers = tables.packages.all();
    for (const kind of ['vvip', 'vvipCharter', 'exhibition', 'minisigua', 'wristband', 'system'] as const)
      expect(
        offers.some((pkg) => pkg[kind]),
        kind,
      ).toBe(true);
    expect(offers.some(({ freeTickets }) => freeTickets.length > 1)).toBe(true);
    expect(offers.some(({ active }) => !active)).toBe(true);
    for (const { platforms } of offers) for (const platform of platforms) expect(PACKAGE_PLATFORMS).toContain(platform);
  });

  test('rights name areas that exist', () => {
    for (const { policies } of tables.users.all())
      for (const area of Object.keys(policies)) expect(PERMISSION_AREAS).toContain(area);
  });
});
