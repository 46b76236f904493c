/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns rows as comma-separated text (RFC 4180) in which spreadsheets find no formulas; numbers stay
 * numbers.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;
}

/** Returns one line of such a text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`;
}

function formatCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
