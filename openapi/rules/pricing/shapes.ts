import type { PassengerCategory, PricedCategory } from '../../generated/constants.ts';
import type { Sen } from '../money/sen.ts';
import type { Counts } from '../passengers/counts.ts';

/** A discount band: head counts from `min` to `max`, both included (001 §3). */
export interface Tier {
  min: number;
  max: number;
  /** Percent points, or sen a head when the type is RM. */
  discount: number;
  type: '%' | 'RM';
}

/** Buy so many, get so many free (001 §3). */
export interface FreeTickets {
  buy: number;
  free: number;
}

export type CategoryPrices = Record<PricedCategory, Sen>;
export type CategoryTiers = Record<PricedCategory, readonly Tier[]>;

/** What a package costs, in sen; see `packagePricingFromWire`. */
export interface PackagePricing {
  /** One price for the boat instead of prices a head. */
  charter: boolean;
  prices: CategoryPrices;
  charterPrices: { normal: Sen; agent: Sen; tourguide: Sen };
  tiers: { agent: CategoryTiers; tourguide: CategoryTiers };
  /** In stored order: the last that the party reaches applies. */
  freeTickets: readonly FreeTickets[];
  /** Whether the park package is charged on top, where it is active. */
  minisigua: boolean;
}

/** Whose prices apply: everybody's, the agent's or the tour guide's. */
export type PriceSource = 'none' | 'agent' | 'tourguide';

export interface FoodToPrice {
  name: string;
  prices: CategoryPrices;
  quantities: Partial<Record<PricedCategory, number>>;
}

export interface CashierDiscount {
  type: '%' | 'RM';
  /** Percent points, or sen. */
  value: number;
}

/** What a payment method adds. */
export interface ProcessingFee {
  method: string;
  type: '%' | 'RM';
  /** Percent points, or sen. */
  amount: number;
}

/** All that a price depends on. Amounts in sen. */
export interface OrderToPrice {
  /** `dining`: dishes for a ticket that exists, no seats. `foc`: a tour guide's free ticket. */
  mode: 'sale' | 'dining' | 'foc';
  /** null while none is chosen, and where none is sold (dining). */
  package: PackagePricing | null;
  source: PriceSource;
  counts: Counts;
  foods: readonly FoodToPrice[];
  /** The park package's settings; null where the shop has none. */
  minisigua: { active: boolean; prices: Partial<Record<PassengerCategory, Sen>> } | null;
  cashierDiscount: CashierDiscount | null;
  /** Whether this shop allows cashier discounts at all. */
  enableDiscount: boolean;
  /** The entry of the chosen payment method; null where it has none. */
  fee: ProcessingFee | null;
}

/** One line of an order summary or receipt. */
export interface PriceLine {
  kind: 'passenger' | 'charter' | 'free' | 'food' | 'minisigua';
  /** null for the charter price, which has no heads, and for free heads. */
  category: PassengerCategory | null;
  /** The category, or the dish. */
  label: string;
  count: number;
  /** One head or portion, before discount. */
  price: Sen;
  /** count × price, before discount. */
  amount: Sen;
  /** What the band takes off this line. */
  discount: Sen;
  /** The band that matched, where one did. */
  tier: Tier | null;
}

/** One step from nothing to the total: adding up all `amount`s gives the total exactly. */
export interface TraceStep {
  step: 'base' | 'charter' | 'tier' | 'food' | 'minisigua' | 'cashier' | 'fee' | 'free';
  /** For people. */
  label: string;
  /** What the step was computed from; amounts in sen, `exact` an unrounded amount in ringgit. */
  inputs: Record<string, number | string>;
  /** Sen; discounts are negative, free heads are 0. */
  amount: Sen;
  /** Where the rule stands. */
  clause: string;
}

/** A price and how it came about. total = base − tier + food + minisigua − cashier + fee. */
export interface PricedOrder {
  base: Sen;
  tier: Sen;
  food: Sen;
  minisigua: Sen;
  cashier: Sen;
  subtotal: Sen;
  fee: Sen;
  total: Sen;
  /** Free heads. */
  free: number;
  /** All heads, free ones included. */
  heads: number;
  lines: PriceLine[];
  trace: TraceStep[];
}
