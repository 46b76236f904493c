import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { passengerLimitOf } from '../../web/src/domain/sale/catalogue/catalogue.ts';
import { anyCart } from './any-cart.ts';
import { lookByDay, pay } from './seen.ts';
import { Shop } from './shop.ts';

const SEED = 20_261_123;

test.each([
  ['counter', false],
  ['counter', true],
  ['agent_dashboard', true],
  ['web_app', false],
  ['web_app', true],
] as const)(
  `%s, VVIP %s: a day without slots gives the free tickets that the screen shows (seed ${SEED})`,
  async (platform, vvip) => {
    const shop = await Shop.open();
    const [plain] = fc.sample(
      anyCart.filter((one) => one.platform === platform && !one.offer.charter),
      { numRuns: 1, seed: SEED },
    );
    const { offer } = plain!;
    const cart = { ...plain!, vvip, source: 'none' as const, offer: { ...offer, freeTickets: [{ buy: 1, free: 3 }] } };
    shop.price(cart);
    shop.leaveDaySeats(1_000);
    const passengers = countPassengers((await lookByDay(shop, cart)).sale.counts);
    shop.leaveDaySeats(passengers + 2);
    const seen = await lookByDay(shop, cart);
    expect([seen.shown.priced.free, seen.shown.free]).toEqual([passengers * 3, 2]);
    expect(passengerLimitOf(seen.sale, seen.catalogue, seen.day).max).toBe(passengers + 2);
    const answer = await pay(shop, seen, 1);
    expect(answer).toMatchObject({ price_update: false, ticket: { total_free: 2, slot: null } });
  },
);
