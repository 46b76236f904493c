const COUNT = new Intl.NumberFormat('en-MY');

/** Formats a count: `12345` → `12,345`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
