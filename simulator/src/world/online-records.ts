/** What a world stores of the public shop after the sale, and of the services around it; conventions as in records.ts. */
import type { Instant } from './records.ts';

/** The key under which a found ticket may be asked back, known to whoever searched alone. */
export interface RefundKeyRecord {
  readonly id: number;
  readonly key: string;
  readonly ticketId: number;
  /** The request was filed under it: the same form once more is the same request. */
  readonly used: boolean;
  readonly at: Instant;
}

/** A search of the refund form that found nothing. */
export interface RefundSearchRecord {
  readonly id: number;
  readonly address: string;
  readonly at: Instant;
}

/** What was sent to the park service, and what it answered (002 §3.7). */
export interface MinisiguaRecord {
  readonly id: number;
  readonly ticketCode: string;
  readonly qrcode: string | null;
  readonly qrcodeAgent: string | null;
  readonly type: 'purchase' | 'scan';
  /** JSON as it was sent. */
  readonly payload: string;
  /** 200 when the service took it. */
  readonly responseCode: number;
  readonly createdAt: Instant;
  readonly vvip: boolean;
}

/** What the emulated payment provider keeps of one request; none of the shop's own business. */
export interface ProviderPaymentRecord {
  readonly id: number;
  /** Names the payment in the provider's own forms. */
  readonly key: string;
  readonly refNo: string;
  /** As it was asked: '1,234.50'. */
  readonly amount: string;
  readonly currency: string;
  readonly product: string;
  readonly remark: string;
  readonly responseUrl: string;
  readonly backendUrl: string;
  /** `left`: the buyer closed the tab, and nobody is told. */
  readonly state: 'open' | 'paid' | 'failed' | 'left';
  readonly transactionId: string | null;
  /** Why it failed. */
  readonly reason: string | null;
  readonly createdAt: Instant;
}
