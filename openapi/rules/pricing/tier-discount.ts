import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import type { Tier } from './shapes.ts';

/**
 * What a band takes off the line of one category (002 §9): RM a head, at most the price itself, or a percentage of the
 * whole line, rounded once. Never more than the line.
 */
export function tierDiscount(tier: Tier | null, price: Sen, count: number): Sen {
  if (!tier) return 0;
  if (tier.type === 'RM') return Math.min(tier.discount, price) * count;
  return Math.min(percentOf(price * count, tier.discount), price * count);
}
