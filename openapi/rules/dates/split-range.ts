/** Separator of the two dates of a range (002 §5.2). */
export const RANGE_MARK = ' - ';

/** Splits `2026-12-24 - 2026-12-26` into its two ends; a missing end is '' (002 §5.2). */
export function splitRange(range: string): { start: string; end: string } {
  const at = range.indexOf(RANGE_MARK);
  if (at < 0) return { start: range.trim(), end: '' };
  return { start: range.slice(0, at).trim(), end: range.slice(at + RANGE_MARK.length).trim() };
}
