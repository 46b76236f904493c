import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { shownPriceToWire } from '@muara/contract/rules/pricing/shown-price-to-wire';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { Ticket } from '@muara/contract/types';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderView } from '../../web/src/domain/sale-wizard/summary/order-view.ts';
import { anySight, changed } from './any-change.ts';
import { isLongRun } from '../support/long-runs.ts';
import { look, mayPay, pay, type Seen } from './seen.ts';
import { Shop } from './shop.ts';

const SEED = Number(process.env['MUARA_TEST_SEED'] ?? 20_261_123);
const SIGHTS = isLongRun ? 300 : 100;

const wireOf = ({ shown }: Seen): object => shownPriceToWire(shown.priced, shown.free);

/** What was paid for, by the names of the request. */
function paidOf(ticket: Ticket): object {
  const { amount, amount_food, amount_discount, processing_fee, total_discount, total_amount, total_free } = ticket;
  return {
    amount,
    amount_food,
    amount_discount,
    processing_fee,
    total_discount,
    total_amount,
    free_tickets: total_free,
  };
}

describe(`what I saw is what I paid (seed ${SEED})`, () => {
  test(`${SIGHTS} orders, with tiers, prices, promotions, fees or seats changed between sight and sale`, async () => {
    const shop = await Shop.open();
    const { tickets } = shop.sim.world.tables;
    const seen = { sold: 0, updated: 0, refused: 0 };
    let nonce = 0;
    await fc.assert(
      fc.asyncProperty(anySight, async ({ cart, seatsLeft, change, isLive, isGuest }) => {
        shop.price(cart);
        shop.leaveSeats(1_000);
        const passengers = countPassengers((await look(shop, cart)).sale.counts);
        shop.leaveSeats(passengers + seatsLeft);
        const before = await look(shop, cart);
        fc.pre(mayPay(before));

        const after = changed(cart, change);
        shop.price(after);
        if (change.what === 'seats') shop.leaveSeats(Math.max(0, passengers + seatsLeft - change.taken));
        const onScreen = isLive ? await look(shop, after) : before;
        fc.pre(mayPay(onScreen));
        expect(orderView(onScreen.sale, onScreen.catalogue, onScreen.shown.priced, null).total).toBe(
          onScreen.shown.priced.total,
        );

        const { size } = tickets;
        const answer = await pay(shop, onScreen, ++nonce, isGuest);
        if (answer?.ticket) {
          seen.sold += 1;
          expect(paidOf(answer.ticket)).toEqual(wireOf(onScreen));
          expect(answer.ticket.slot).toBe(onScreen.sale.slot);
          return;
        }
        expect(tickets.size, 'nothing is stored').toBe(size);
        if (answer === null) {
          seen.refused += 1;
          return;
        }
        seen.updated += 1;
        expect(answer.price_update).toBe(true);
        expect(isLive, 'a screen that was told has no price update').toBe(false);
        const again = await look(shop, after);
        expect(wireOf(again), 'there was something to look at').not.toEqual(wireOf(before));
        if (!mayPay(again)) return;
        const second = await pay(shop, again, ++nonce, isGuest);
        expect(paidOf(second!.ticket!)).toEqual(wireOf(again));
        expect(toSen(second!.ticket!.total_amount)).toBe(again.shown.priced.total);
      }),
      { numRuns: SIGHTS, seed: SEED },
    );
    expect(seen.sold).toBeGreaterThan(SIGHTS / 3);
    expect(seen.updated).toBeGreaterThan(SIGHTS / 10);
    expect(seen.refused).toBeLessThan(SIGHTS / 10);
  }, 180_000);

  test.each(['counter', 'web_app'] as const)(
    'a day that ends between sight and sale, %s: that day or no ticket',
    async (platform) => {
      const shop = await Shop.open({ clock: '2026-03-10T23:59:59+08:00' });
      const [cart] = fc.sample(
        anySight
          .map((sight) => sight.cart)
          .filter((one) => one.platform === platform && !one.vvip && !one.offer.charter),
        { numRuns: 1, seed: SEED },
      );
      shop.price(cart!);
      const plain = await look(shop, cart!);
      const onScreen = { ...plain, sale: { ...plain.sale, agentId: null, date: '2026-03-10', jettyId: 1, slot: null } };
      const { size } = shop.sim.world.tables.tickets;
      shop.sim.clock.pass(2_000);
      expect(await pay(shop, onScreen, 1)).toBeNull();
      expect(shop.sim.world.tables.tickets.size).toBe(size);
    },
  );
});
