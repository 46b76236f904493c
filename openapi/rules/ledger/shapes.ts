import type { EpochMs } from '../dates/local-date.ts';
import type { Sen } from '../money/sen.ts';
import type { Lines } from './lines.ts';

/** What one event writes to the ledger of a purchase. */
export interface Posting {
  readonly at: EpochMs;
  readonly lines: Lines;
}

/** Money that came in for a purchase, and the drawer that took it. */
export interface Receipt {
  readonly amount: Sen;
  readonly method: string | null;
  readonly shiftId: number | null;
}

/** What a purchase has received, owes and gives back: sums over its postings, in sen. */
export interface Balance {
  /** Price less discounts, plus the processing fee. */
  readonly total: Sen;
  /** Received or taken on credit for the purchase. */
  readonly taken: Sen;
  /** Received for the purchase before refunds, without surplus payments. */
  readonly received: Sen;
  /** Still owed under a Credit Facility. */
  readonly owed: Sen;
  /** What the buyer still has to pay. */
  readonly outstanding: Sen;
  /** Received, but pays for nothing and not paid back yet. */
  readonly surplus: Sen;
  /** Received for a purchase that was voided, and not returned. */
  readonly kept: Sen;
  /** Cash of a void, returned from the drawer. */
  readonly handedBack: Sen;
  /** Promised as refunds. */
  readonly refunded: Sen;
  /** Promised as refunds and not paid out yet. */
  readonly promised: Sen;
  /** The whole total was received or taken on credit at `paidAt`. A RM 0 purchase has a RM 0 receipt. */
  readonly isPaid: boolean;
  readonly paidAt: EpochMs | null;
  /** The deposit was paid and the rest is outstanding. */
  readonly isPartlyPaid: boolean;
  /** The money of a Credit Facility sale came in, and nothing more is owed. */
  readonly isCreditSettled: boolean;
}
