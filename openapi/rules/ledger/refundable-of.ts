import type { Sen } from '../money/sen.ts';
import type { Balance } from './shapes.ts';

/** Returns what a refund can pay back: received for the purchase and not returned yet. */
export function refundableOf({ received, handedBack, refunded }: Balance): Sen {
  return received - handedBack - refunded;
}
