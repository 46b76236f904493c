import type { Counts, PricedOrder, PriceSource } from '@muara/contract/rules';
import { foodToPrice, getPricing } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { TicketFood } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';

/** What the price of a booking depends on. */
interface BookingToPrice {
  pkg: PackageRecord;
  source: PriceSource;
  counts: Counts;
  foods: readonly { food: FoodRecord; quantities: TicketFood['quantities'] }[];
}

/**
 * Returns the server's own price of a booking (002 §9): the tier of its agent or tour guide, no fee,
 * no cashier discount.
 */
export function priceBooking({ world, rules }: Context, { pkg, source, counts, foods }: BookingToPrice): PricedOrder {
  const { minisigua, enableDiscount } = getSettings(world);
  return rules.priceOrder({
    mode: 'sale',
    package: getPricing(pkg),
    source,
    counts,
    foods: foods.map(({ food, quantities }) => foodToPrice(food, quantities)),
    minisigua,
    cashierDiscount: null,
    enableDiscount,
    fee: null,
  });
}
