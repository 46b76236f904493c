/** Returns a count within its bounds: never below 0 and never above the maximum. */
export function clampCount(wanted: number, max: number): number {
  return Math.min(Math.max(wanted, 0), Math.max(max, 0));
}

/** Returns the number that was typed or pasted, however large; null for other text. */
export function readCount(text: string): number | null {
  return /^\s*\d*\s*$/.test(text) ? Number(text) : null;
}
