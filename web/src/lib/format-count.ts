const RINGGIT = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const COUNT = new Intl.NumberFormat('en-MY');

/** `1234.5` RM → `RM 1,234.50`. */
export function formatMoney(rm: number): string {
  return `RM ${RINGGIT.format(rm)}`;
}

/** `12345` → `12,345`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
