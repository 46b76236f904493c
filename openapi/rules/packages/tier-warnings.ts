import type { TierValues, TierWarning } from './shapes.ts';

interface Band {
  index: number;
  min: number;
  max: number;
}

/**
 * Where the bands of a discount overlap, so that the first in the list wins, or leave head counts out between the
 * lowest and the highest, so that nobody saves there (002 §9). Nobody rides alone as zero heads: the band 0–0 that a new
 * package starts with is none. Bands that are not whole or end before they start are left to the check of the form.
 *
 * @returns one warning per stretch, the lowest head counts first
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
