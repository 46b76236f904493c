import type { Sen } from '../money/sen.ts';
import type { Balance } from './shapes.ts';

/** Returns what a refund can give back: received for the purchase and not given back yet. */
export function refundableOf({ received, handedBack, refunded }: Balance): Sen {
  return received - handedBack - refunded;
}
