import type { TierValues, TierWarning } from './shapes.ts';

interface Band {
  index: number;
  min: number;
  max: number;
}

/**
 * Returns overlaps of tiers, and gaps between the lowest and the highest (002 §9).
 * In an overlap the first tier applies, in a gap no discount does. The tier 0–0 of a new package is
 * not one, because nobody travels as zero passengers. Tiers that are not whole or end before they
 * start are left to the form's check.
 *
 * @returns one warning per stretch, lowest passenger counts first
 */
export function tierWarnings(tiers: readonly TierValues[]): TierWarning[] {
  const [first, ...rest] = tiers.flatMap(bandOf).sort((one, other) => one.min - other.min || one.index - other.index);
  if (!first) return [];
  const warnings: TierWarning[] = [];
  let reach = first;
  for (const band of rest) {
    const index = Math.max(band.index, reach.index);
    if (band.min <= reach.max) {
      warnings.push({ kind: 'overlap', index, from: band.min, to: Math.min(band.max, reach.max) });
    } else if (band.min > reach.max + 1) {
      warnings.push({ kind: 'gap', index, from: reach.max + 1, to: band.min - 1 });
    }
    if (band.max > reach.max) reach = band;
  }
  return warnings;
}

function bandOf({ min, max }: TierValues, index: number): Band[] {
  if (!Number.isInteger(min) || !Number.isInteger(max)) return [];
  const band = { index, min: Math.max(min as number, 1), max: max as number };
  return (min as number) >= 0 && band.min <= band.max ? [band] : [];
}
