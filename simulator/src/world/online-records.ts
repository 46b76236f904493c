/**
 * What a world stores about the public shop after the sale, and about external services; conventions
 * as in records.ts.
 */
import type { PaymentFailure } from '@muara/contract/control';
import type { Instant } from './records.ts';

/** The key with which a refund of a found ticket may be requested, known only to the searcher. */
export interface RefundKeyRecord {
  readonly id: number;
  readonly key: string;
  readonly ticketId: number;
  /** A request was filed with it: sending the form again is the same request. */
  readonly used: boolean;
  readonly at: Instant;
}

/** A search of the refund form without a match. */
export interface RefundSearchRecord {
  readonly id: number;
  readonly address: string;
  readonly at: Instant;
}

/** What was sent to the park service, and its response (002 §3.7). */
export interface MinisiguaRecord {
  readonly id: number;
  readonly ticketCode: string;
  readonly qrcode: string | null;
  readonly qrcodeAgent: string | null;
  readonly type: 'purchase' | 'scan';
  /** JSON as sent. */
  readonly payload: string;
  /** 200 when the service accepted it. */
  readonly responseCode: number;
  readonly createdAt: Instant;
  readonly vvip: boolean;
}

/** What the emulated payment provider stores about one request; none of the shop's data. */
export interface ProviderPaymentRecord {
  readonly id: number;
  /** Identifies the payment in the provider's own forms. */
  readonly key: string;
  readonly refNo: string;
  /** As requested: '1,234.50'. */
  readonly amount: string;
  readonly currency: string;
  readonly product: string;
  readonly remark: string;
  readonly responseUrl: string;
  readonly backendUrl: string;
  /** `left`: the buyer closed the tab, and nobody is notified. */
  readonly state: 'open' | 'paid' | 'failed' | 'left';
  readonly transactionId: string | null;
  /** Why it failed. */
  readonly reason: PaymentFailure | null;
  readonly createdAt: Instant;
}
