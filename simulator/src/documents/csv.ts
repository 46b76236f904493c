/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as comma-separated text (RFC 4180) that a spreadsheet opens without taking a cell for a formula; numbers stay numbers. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;
}

/** One line of such a text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
