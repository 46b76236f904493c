/** A group of passengers of a purchase. */

export interface PassengerFact {
  /** `Adult`, `Child Foreigner`, `Free` … */
  readonly label: string;
  readonly kind: 'local' | 'foreign' | 'free';
  readonly count: number;
}

/** A purchase in reports. Money in sen, instants in epoch milliseconds, dates in Kuala Lumpur. */
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
  /** Where the boat leaves, or for open tickets where they were sold. */
  readonly jettyId: number | null;
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
  readonly categories: readonly PassengerFact[];
  /** What was given back until now. */
  readonly refunded: number;
}
