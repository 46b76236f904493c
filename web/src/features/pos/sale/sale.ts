import type { Ticket } from '@muara/contract/types';
import { type Counts, NO_COUNTS } from './categories.ts';

/** The six steps of a sale without VVIP (002 §2.18). */
export const SALE_STEPS = ['package', 'jetty', 'passengers', 'info', 'checkout', 'result'] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

/** Percent of the way at each step (002 §2.18). */
export const STEP_PROGRESS: Record<SaleStep, number> = {
  package: 0,
  jetty: 20,
  passengers: 40,
  info: 60,
  checkout: 80,
  result: 100,
};

export interface Buyer {
  name: string;
  company_name: string;
  email: string;
  contact: string;
}

/** A cashier discount; `value` is percent points for `%` and sen for `RM`. */
export interface CashierDiscount {
  type: '%' | 'RM';
  value: number;
}

/** Where a refusal lands: the control that the cashier has to put right. */
export type SaleField =
  | 'package'
  | 'date'
  | 'jetty'
  | 'slot'
  | 'group'
  | 'counts'
  | 'foreign-counts'
  | 'country'
  | 'state'
  | 'name'
  | 'company_name'
  | 'email'
  | 'contact'
  | 'discount'
  | 'method';

export interface Problem {
  step: SaleStep;
  field: SaleField;
  message: string;
}

/** What stays on the screen after a sale; the figures are the server's. */
export interface SaleResult {
  ticket: Ticket;
  /** Sen handed over and given back; null when no cash changed hands. */
  tendered: number | null;
  change: number | null;
}

export interface Sale {
  step: SaleStep;
  packageId: number | null;
  jettyId: number | null;
  slot: string | null;
  /** 'YYYY-MM-DD'; null in an exhibition sale, which has no date. */
  date: string | null;
  malaysian: boolean;
  state: string;
  nonMalaysian: boolean;
  country: string;
  counts: Counts;
  buyer: Buyer;
  discount: CashierDiscount | null;
  method: string | null;
  problem: Problem | null;
  result: SaleResult | null;
}

const DEFAULT_STATE = 'Melaka';
const NO_BUYER: Buyer = { name: '', company_name: '', email: '', contact: '' };

/** An empty sale on a date; counter sales start with Malaysians from Melaka (002 §4.3). */
export function newSale(date: string | null): Sale {
  return {
    step: 'package',
    packageId: null,
    jettyId: null,
    slot: null,
    date,
    malaysian: true,
    state: DEFAULT_STATE,
    nonMalaysian: false,
    country: '',
    counts: NO_COUNTS,
    buyer: NO_BUYER,
    discount: null,
    method: null,
    problem: null,
    result: null,
  };
}

/** Whether anything was entered that a cashier would miss. */
export function isUntouched(sale: Sale): boolean {
  return sale.packageId === null && sale.result === null;
}
