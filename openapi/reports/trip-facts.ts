import type { PurchaseFact } from './purchase-facts.ts';

/** A trip that has started, with everybody who boarded it. Dates are of Kuala Lumpur. */
export interface TripFact {
  readonly tripId: string;
  /** The day of the departure, also for those who boarded after midnight. */
  readonly date: string;
  /** A slot, as `09:00 - 10:00`, or an hour, as `09:00`. */
  readonly time: string;
  readonly jetty: string;
  readonly boatOperatorId: number;
  readonly boatOperator: string;
  readonly boatNo: string;
  readonly boatType: 'normal' | 'chartered';
  /** The member of staff who scanned. */
  readonly staff: string;
  readonly local: number;
  readonly foreign: number;
  /** Passengers of the free tickets of a promotion. */
  readonly free: number;
  readonly passengers: number;
  /** Purchases and tickets of batches. */
  readonly tickets: number;
}

/** Passengers of a purchase who boarded together, or one ticket of a batch that was used. */
export interface RedemptionFact {
  readonly at: number;
  /** The day of `at`: after midnight the day after that of the trip. */
  readonly day: string;
  readonly purchase: PurchaseFact;
  /** The code of the purchase, or that of the ticket of a batch. */
  readonly code: string;
  readonly passengers: number;
  /** The jetty of the trip, or that of a purchase without one. */
  readonly jetty: string | null;
  readonly boatOperator: string | null;
  readonly boatNo: string | null;
  /** The member of staff who scanned. */
  readonly csa: string | null;
}
