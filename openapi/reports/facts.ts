import type { DayRange } from './filters.ts';

/** A group of passengers of a purchase. */
export interface PassengerFact {
  /** `Adult`, `Child Foreigner`, `Free` … */
  readonly label: string;
  readonly kind: 'local' | 'foreign' | 'free';
  readonly count: number;
}

/** A purchase as reports see it. Money is in sen, instants in epoch milliseconds, dates are of Kuala Lumpur. */
export interface PurchaseFact {
  readonly id: number;
  readonly code: string;
  readonly receiptNo: string;
  readonly packageName: string;
  /** As staff read it: `Counter`, `Web App`, `Agent` … */
  readonly platform: string;
  readonly method: string;
  readonly sellerId: number | null;
  /** Who sold it; for purchases without a member of staff the platform. */
  readonly seller: string;
  readonly agentId: number | null;
  readonly agent: string | null;
  readonly jetty: string | null;
  readonly departDate: string | null;
  readonly slot: string | null;
  readonly groupType: string;
  readonly company: string | null;
  readonly buyer: string | null;
  readonly email: string | null;
  readonly contact: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly passengers: number;
  readonly parties: readonly PassengerFact[];
}

/**
 * What happened to the money of a purchase: it was paid in full (`sale`, on the day of `paid_at`), money went back or a
 * debt ended (`refund`), or it was voided after it was paid (`void`: what was kept is still income).
 */
export interface MoneyFact {
  readonly kind: 'sale' | 'refund' | 'void';
  readonly at: number;
  /** The business day of `at`. */
  readonly day: string;
  readonly purchase: PurchaseFact;
  /** The package without park money, before discounts. 0 unless it is a sale, like the next four. */
  readonly tickets: number;
  readonly park: number;
  readonly food: number;
  readonly discount: number;
  readonly fee: number;
  /** What went back or is no longer owed. Positive; 0 unless it is a refund. */
  readonly refund: number;
  /** Money of a voided purchase that was kept: part of no net figure. 0 unless it is a void. */
  readonly kept: number;
  /** The drawer that the event belongs to. */
  readonly shiftId: number | null;
}

/** What the reports are made from, filtered by the filters of the run as far as they are about purchases. */
export interface ReportFacts {
  /**
   * The money of purchases in order of time.
   * @param range business days; all of them when it is left out
   */
  money(range?: DayRange): Iterable<MoneyFact>;
}
