import type { Tier } from './shapes.ts';

/**
 * The discount band that a category's own count falls in: both ends included, the first that matches in list order
 * (002 §9). The form's default band 0–0 therefore never applies to anyone.
 */
export function findTier(tiers: readonly Tier[], count: number): Tier | null {
  return tiers.find((tier) => tier.min <= count && count <= tier.max) ?? null;
}
