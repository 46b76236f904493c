import type { PaymentResult } from '@muara/contract/types';
import { settingsOf, type World } from '../world/world.ts';
import { resultOf } from './result.ts';

/**
 * What the provider answers a shop that asks about one of its references: the signed result of a payment that went
 * through; null while there is none. It knows nothing of shops that pay elsewhere.
 */
export function inquire(world: World, refNo: string): PaymentResult | null {
  if (settingsOf(world).paymentUrl !== null) return null;
  const payment = world.tables.providerPayments.one('refNo', refNo);
  return payment?.state === 'paid' ? (resultOf(world, payment) as unknown as PaymentResult) : null;
}
