import type { DayRange } from './filters.ts';

/** Returns the days of a month, `YYYY-MM`. Dates compare as text, so that the 31st ends every month. */
export function rangeOfMonth(month: string): DayRange {
  return { from: `${month}-01`, to: `${month}-31` };
}

/** Returns the days that are in both ranges; a range that is left out has every day. */
export function intersectRanges(one?: DayRange, other?: DayRange): DayRange | undefined {
  if (!one || !other) return one ?? other;
  return { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to };
}
