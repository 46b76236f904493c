import type { DayRange } from './filters.ts';
import type { PurchaseFact } from './purchase-facts.ts';
import type { RedemptionFact, TripFact } from './trip-facts.ts';

/**
 * What happened to the money of a purchase: it was paid in full (`sale`, on the day of `paid_at`),
 * money went back or a debt ended (`refund`), or it was voided after it was paid (`void`: what was
 * kept is still income).
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
  /** The shift whose drawer the money moved through, or in which the purchase was sold. */
  readonly shiftId: number | null;
}

/** One posting of a drawer's shift: money that came in or went back, whether in cash or not. */
export interface ShiftEntry {
  readonly at: number;
  readonly code: string;
  readonly method: string;
  /** A sale of the shift, a payment for a booking or an earlier order, or returned cash of a void. */
  readonly kind: 'sale' | 'booking' | 'void';
  /** What came in or was taken on credit; negative for what was handed back. */
  readonly amount: number;
  /** Of cash: what the buyer handed over and what the drawer gave back; null where nobody noted it. */
  readonly cashIn: number | null;
  readonly change: number | null;
}

/** A shift of a cashier, or what somebody sold on a day outside any shift. */
export interface ShiftFact {
  /** Null for sales outside a shift. */
  readonly id: number | null;
  readonly staffId: number;
  readonly staff: string;
  /** The business day of its start. */
  readonly date: string;
  readonly jetty: string | null;
  readonly counter: string | null;
  readonly name: string | null;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
  readonly float: number;
  /** What the drawer should hold, so far while the shift is open. */
  readonly expected: number;
  /** Null while it is open. */
  readonly counted: number | null;
  readonly entries: readonly ShiftEntry[];
  /** The sales at the counter, their refunds and voids: those of the business days of the filter first. */
  readonly money: readonly MoneyFact[];
  /** The same of other business days, as of a shift over midnight. */
  readonly otherDays: readonly MoneyFact[];
}

/** A document that was printed again. */
export interface ReprintFact {
  readonly at: number;
  readonly day: string;
  readonly staff: string;
  readonly counter: string | null;
  readonly code: string;
  readonly document: 'receipt' | 'ticket_agent' | 'wristband';
  /** `3 – 7` of a batch; null for all. */
  readonly range: string | null;
  readonly copies: number;
  readonly reason: string;
  readonly printer: string | null;
}

/** A purchase or a ticket of a batch that was voided. */
export interface VoidFact {
  readonly at: number;
  readonly day: string;
  readonly code: string;
  /** One ticket of a batch. */
  readonly isPart: boolean;
  readonly packageName: string;
  readonly by: string;
  readonly requestedBy: string | null;
  readonly seller: string;
  readonly passengers: number;
  readonly amount: number;
  readonly method: string;
  readonly note: string | null;
  readonly place: 'gate' | 'office';
}

/** A booking in any state. */
export interface BookingFact {
  readonly purchase: PurchaseFact;
  readonly status: 'pending' | 'approved' | 'deposit' | 'paid' | 'canceled' | 'rejected' | 'expired' | 'refunded';
  readonly createdAt: number;
  readonly total: number;
  readonly discount: number;
  /** What was received while the rest was still to come. */
  readonly deposit: number;
  readonly paid: number;
  readonly outstanding: number;
}

/** The tickets of a batch by state. */
export interface BatchFact {
  readonly bought: number;
  readonly sold: number;
  readonly used: number;
  readonly voided: number;
  readonly expired: number;
  readonly left: number;
  readonly expiresAt: number | null;
}

/** The facts that reports are made from, limited by the purchase filters of the run. */
export interface ReportFacts {
  /**
   * The money of purchases in order of time.
   * @param range business days; all of them when it is left out
   */
  money(range?: DayRange): Iterable<MoneyFact>;
  /** Shifts with a part in a range of business days, by start, then what was sold outside shifts, by day. */
  shifts(range?: DayRange): Iterable<ShiftFact>;
  /** Reprints in order of time. */
  reprints(range?: DayRange): Iterable<ReprintFact>;
  /** Voids in order of time; refunds are none. */
  voids(range?: DayRange): Iterable<VoidFact>;
  /**
   * Bookings by date of departure.
   * @param made the business days on which they were made
   */
  bookings(departure?: DayRange, made?: DayRange): Iterable<BookingFact>;
  /** The tickets of the batch of a purchase. */
  batchOf(purchaseId: number): BatchFact;
  /** Trips that have started, in order of departure. */
  trips(range?: DayRange): Iterable<TripFact>;
  /**
   * Boardings in order of time.
   * @param of leaves out all but those of agents
   */
  redemptions(range?: DayRange, of?: 'agents'): Iterable<RedemptionFact>;
}
