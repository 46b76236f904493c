import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import { feeFromWire } from '@muara/contract/rules/pricing/fee-from-wire';
import { freePassengersThatFit } from '@muara/contract/rules/availability/free-passengers-that-fit';
import { hasAgentPrice } from '@muara/contract/rules/pricing/has-agent-price';
import { minisiguaFromWire } from '@muara/contract/rules/pricing/minisigua-from-wire';
import { packagePricingFromWire } from '@muara/contract/rules/pricing/package-pricing-from-wire';
import type { PricedOrder } from '@muara/contract/rules/pricing/shapes';
import { priceOrder } from '@muara/contract/rules/pricing/price-order';
import type { SalePackages } from '@muara/contract/types';
import { capacityOf, packageOf, priceSource, type Seats } from './catalogue/catalogue.ts';
import { passengersOf, dishesToPrice } from './dishes.ts';
import type { Sale } from './sale.ts';

/**
 * Returns the price of the sale in sen, or null without a package.
 * Every amount in the wizard comes from here. It is an estimate until the server responds (002 §9). Dishes for an
 * existing ticket need no package.
 */
export function priceSale(sale: Sale, catalogue: SalePackages): PricedOrder | null {
  const item = packageOf(catalogue, sale);
  if (item === null && sale.dining === null) return null;
  return priceOrder({
    mode: sale.dining === null ? 'sale' : 'dining',
    package: item === null ? null : packagePricingFromWire(item),
    source: priceSource(sale),
    counts: passengersOf(sale),
    foods: dishesToPrice(catalogue, sale),
    minisigua: minisiguaFromWire(catalogue.minisigua),
    cashierDiscount: sale.discount,
    enableDiscount: catalogue.enable_discount,
    fee: feeFromWire(catalogue.processing_fee, feeMethod(sale)),
  });
}

/** The price that the buyer sees. The sale's request carries it, and the server compares it (002 §4.3). */
export interface ShownPrice {
  priced: PricedOrder;
  /** Free tickets that fit on the departure. */
  free: number;
}

/** Returns the free tickets that fit next to the paid ones; `seats` is what the departure has left. */
export function freeTicketsThatFit(
  sale: Sale,
  catalogue: SalePackages,
  priced: PricedOrder | null,
  seats: Seats | null,
): number {
  const capacity = sale.dining === null ? capacityOf(sale, catalogue, seats) : null;
  return freePassengersThatFit({ free: priced?.free ?? 0, passengers: countPassengers(sale.counts), capacity });
}

/**
 * Returns the payment method that sets the processing fee.
 * On the agents' dashboard it is the tile (002 §7.6).
 */
export function feeMethod(sale: Sale): string | null {
  switch (sale.platform) {
    case 'agent_dashboard':
      return sale.tile;
    case 'web_app':
      return sale.method ?? DEFAULT_ONLINE_METHOD;
    case 'counter':
      return sale.method;
  }
}

/** Whether an agent's or a tour guide's price applies. It excludes a cashier discount (002 §5.3). */
export function isAgentPriced(sale: Sale, catalogue: SalePackages, priced: PricedOrder | null): boolean {
  const item = packageOf(catalogue, sale);
  if (item === null || priced === null) return false;
  return hasAgentPrice(packagePricingFromWire(item), priceSource(sale), priced.tier);
}

/** Whether a ringgit discount exceeds the amount to pay, because the order shrank (002 §5.3). */
export function isDiscountTooMuch({ discount }: Sale, priced: PricedOrder | null): boolean {
  return priced !== null && discount?.type === 'RM' && discount.value > payableBeforeDiscount(priced);
}

/** Returns the amount before a cashier discount, in sen: the largest RM discount allowed (002 §5.3). */
export function payableBeforeDiscount(priced: PricedOrder): number {
  return priced.base - priced.tier + priced.food + priced.minisigua;
}
