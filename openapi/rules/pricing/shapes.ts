import type { PassengerCategory, PricedCategory } from '../../generated/constants.ts';
import type { Sen } from '../money/sen.ts';
import type { Counts } from '../passengers/counts.ts';

/** A discount tier: passenger counts from `min` to `max`, both included (001 §3). */
export interface Tier {
  min: number;
  max: number;
  /** Percent points, or sen per passenger when the type is RM. */
  discount: number;
  type: '%' | 'RM';
}

/** Free tickets for a number of paid ones (001 §3). */
export interface FreeTickets {
  buy: number;
  free: number;
}

export type CategoryPrices = Record<PricedCategory, Sen>;
export type CategoryTiers = Record<PricedCategory, readonly Tier[]>;

/** The prices of a package, in sen; see `packagePricingFromWire`. */
export interface PackagePricing {
  /** One price for the boat instead of prices per passenger. */
  charter: boolean;
  prices: CategoryPrices;
  charterPrices: { normal: Sen; agent: Sen; tourguide: Sen };
  tiers: { agent: CategoryTiers; tourguide: CategoryTiers };
  /** In stored order: the last one that the passenger count reaches applies. */
  freeTickets: readonly FreeTickets[];
  /** Whether the park package is charged in addition, where it is active. */
  minisigua: boolean;
}

/** Whose prices apply: the normal ones, the agent's or the tour guide's. */
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

/** Everything that a price depends on. Amounts in sen. */
export interface OrderToPrice {
  /** `dining`: dishes for an existing ticket, no seats. `foc`: a tour guide's free ticket. */
  mode: 'sale' | 'dining' | 'foc';
  /** null while none is chosen, and for dining. */
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
  /** null for the charter price, which has no passengers, and for free tickets. */
  category: PassengerCategory | null;
  /** The category, or the dish. */
  label: string;
  count: number;
  /** One passenger or portion, before discount. */
  price: Sen;
  /** count × price, before discount. */
  amount: Sen;
  /** Discount of the tier on this line. */
  discount: Sen;
  /** The tier that applies, if any. */
  tier: Tier | null;
}

/** One step of the total: all `amount`s add up to it exactly. */
export interface TraceStep {
  step: 'base' | 'charter' | 'tier' | 'food' | 'minisigua' | 'cashier' | 'fee' | 'free';
  /** Shown to people. */
  label: string;
  /** Inputs of the step; amounts in sen, `exact` an unrounded amount in RM. */
  inputs: Record<string, number | string>;
  /** Sen; discounts are negative, free tickets are 0. */
  amount: Sen;
  /** The clause of the rule. */
  clause: string;
}

/** A price with its parts: total = base − tier + food + minisigua − cashier + fee. */
export interface PricedOrder {
  base: Sen;
  tier: Sen;
  food: Sen;
  minisigua: Sen;
  cashier: Sen;
  subtotal: Sen;
  fee: Sen;
  total: Sen;
  /** Free tickets. */
  free: number;
  /** All passengers, including free tickets. */
  passengers: number;
  lines: PriceLine[];
  trace: TraceStep[];
}
