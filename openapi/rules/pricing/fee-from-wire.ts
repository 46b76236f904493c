import { toSen } from '../money/to-sen.ts';
import type { ProcessingFee } from './shapes.ts';

/** By method, as sent to the wizard: percent points or RM. */
export type WireFees = Record<string, { type: '%' | 'RM'; amount: number }>;

/** Returns the fee of a payment method from the server's table; null without an entry (002 §3.6, §9). */
export function feeFromWire(fees: WireFees, method: string | null): ProcessingFee | null {
  if (method === null || !Object.hasOwn(fees, method)) return null;
  const entry = fees[method];
  if (!entry) return null;
  return { method, type: entry.type, amount: entry.type === 'RM' ? toSen(entry.amount) : entry.amount };
}
