import type { Tier } from './shapes.ts';

/**
 * Returns the first tier in list order that includes a category's count, ends included (002 §9).
 * The form's default tier 0–0 therefore never applies.
 */
export function findTier(tiers: readonly Tier[], count: number): Tier | null {
  return tiers.find((tier) => tier.min <= count && count <= tier.max) ?? null;
}
