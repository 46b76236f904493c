import type { PaymentResult } from '@muara/contract/types';
import { getSettings, type World } from '../world/world.ts';
import { buildResult } from './result.ts';

/**
 * Returns what the provider says when a shop asks about one of its references: the signed result of a
 * successful payment; null without one. It does not know shops that pay elsewhere.
 */
export function inquire(world: World, refNo: string): PaymentResult | null {
  if (getSettings(world).paymentUrl !== null) return null;
  const payment = world.tables.providerPayments.one('refNo', refNo);
  return payment?.state === 'paid' ? (buildResult(world, payment) as PaymentResult) : null;
}
