import { percentOf } from '../money/percent-of.ts';
import type { Sen } from '../money/sen.ts';
import type { Tier } from './shapes.ts';

/**
 * Returns the discount of a tier on one category's line, in sen (002 §9).
 * RM per passenger, at most the price itself, or a percentage of the whole line, rounded once. Never
 * more than the line.
 */
export function tierDiscount(tier: Tier | null, price: Sen, count: number): Sen {
  if (!tier) return 0;
  if (tier.type === 'RM') return Math.min(tier.discount, price) * count;
  return Math.min(percentOf(price * count, tier.discount), price * count);
}
