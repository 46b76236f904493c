import { DEFAULT_STATE, type SalePlatform } from '@muara/contract/constants';
import type { Food, Ticket } from '@muara/contract/types';
import { type Counts, NO_COUNTS } from './categories.ts';
import type { Dishes } from './chosen-dishes.ts';
import type { SaleStep } from './sale-steps.ts';

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

/** The control that a refusal points the cashier to. */
export type SaleField =
  | 'package'
  | 'agent'
  | 'guide'
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
  | 'dishes'
  | 'discount'
  | 'method'
  | 'tile'
  | 'terms';

export interface Problem {
  step: SaleStep;
  field: SaleField;
  message: string;
}

/** What the result step shows. The amounts are the server's. */
export interface SaleResult {
  ticket: Ticket;
  /** Sen received and returned; null when no cash changed hands. */
  tendered: number | null;
  change: number | null;
}

/** A ticket that dishes are added to: its passengers, and what can be ordered (002 §2.19). */
export interface Dining {
  ticketId: number;
  code: string;
  counts: Counts;
  package: { id: number; name: string };
  menu: readonly Food[];
  departs: { date: string | null; jetty: string | null; slot: string | null };
  buyer: Buyer;
}

/** The groups that a change of group cleared, so that they can be restored. */
export type Cleared = Pick<Sale, 'malaysian' | 'nonMalaysian' | 'counts' | 'dishes'>;

export interface Sale {
  platform: SalePlatform;
  step: SaleStep;
  vvip: boolean;
  /**
   * The agent or the tour guide whose prices apply, never both.
   * On the dashboard it is the agent who is signed in.
   */
  agentId: number | null;
  guideId: number | null;
  packageId: number | null;
  jettyId: number | null;
  slot: string | null;
  /** 'YYYY-MM-DD'; null until a day is chosen. An open ticket ignores it. */
  date: string | null;
  malaysian: boolean;
  state: string;
  nonMalaysian: boolean;
  country: string;
  counts: Counts;
  cleared: Cleared | null;
  dishes: Dishes;
  buyer: Buyer;
  discount: CashierDiscount | null;
  method: string | null;
  /** The agent's payment tile, which alone decides the processing fee. */
  tile: string | null;
  terms: boolean;
  dining: Dining | null;
  problem: Problem | null;
  result: SaleResult | null;
}

const NO_BUYER: Buyer = { name: '', company_name: '', email: '', contact: '' };

/** The platform, and the agent whose dashboard it is (002 §6). */
export type SaleSeller = Pick<Sale, 'platform' | 'agentId'>;
const COUNTER: SaleSeller = { platform: 'counter', agentId: null };

/** Returns an empty sale on a date. It starts with Malaysians from Melaka (002 §4.3). */
export function newSale(date: string | null, seller: SaleSeller = COUNTER): Sale {
  return {
    ...seller,
    step: 'package',
    vvip: false,
    guideId: null,
    packageId: null,
    jettyId: null,
    slot: null,
    date,
    malaysian: true,
    state: DEFAULT_STATE,
    nonMalaysian: false,
    country: '',
    counts: NO_COUNTS,
    cleared: null,
    dishes: {},
    buyer: NO_BUYER,
    discount: null,
    method: null,
    tile: null,
    terms: false,
    dining: null,
    problem: null,
    result: null,
  };
}

/** Returns an empty sale of the same seller. */
export function nextSale({ platform, agentId }: Sale, date: string | null): Sale {
  return newSale(date, { platform, agentId: platform === 'agent_dashboard' ? agentId : null });
}

/** Whether the sale has nothing that the seller would miss. */
export function isUntouched(sale: Sale): boolean {
  return sale.packageId === null && sale.dining === null && sale.result === null;
}
