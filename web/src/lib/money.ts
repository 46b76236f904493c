const RINGGIT = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const COUNT = new Intl.NumberFormat('en-MY');

/** `1234.5` RM → `RM 1,234.50`. */
export function formatMoney(rm: number): string {
  return `RM ${RINGGIT.format(rm)}`;
}

/** Integer sen → `RM 1,234.50`. */
export function formatSen(sen: number): string {
  return formatMoney(sen / 100);
}

/** `12345` → `12,345`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/**
 * Reads what a person typed or pasted as an amount: spaces, `RM` and thousands commas are ignored.
 * Answers sen, or null when it is no amount with at most two decimals.
 */
export function parseMoney(text: string): number | null {
  const plain = text.replace(/RM|[\s,]/gi, '');
  if (!/^\d*(\.\d{0,2})?$/.test(plain) || !/\d/.test(plain)) return null;
  const [ringgit = '', sen = ''] = plain.split('.');
  return Number(ringgit || '0') * 100 + Number(sen.padEnd(2, '0'));
}
