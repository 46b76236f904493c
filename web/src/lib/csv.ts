import { clock } from './clock.ts';
import { saveFile } from './save-file.ts';

/** One column of a file for spreadsheets. */
export interface CsvColumn<Row> {
  title: string;
  /** Numbers stay numbers; `null` and `undefined` are empty cells. */
  value(row: Row): string | number | boolean | null | undefined;
  /** The value is an instant: written as Kuala Lumpur wall time, `2026-03-05 14:02`. */
  moment?: boolean;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The rows as comma-separated text (RFC 4180), with a line of titles. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cellOf(title)),
    ...rows.map((row) => columns.map((column) => valueOf(column, row))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

function valueOf<Row>(column: CsvColumn<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return cellOf(column.moment ? kualaLumpurTime(value) : value);
}

/**
 * Quotes commas, quotes and line breaks.
 * A text that a spreadsheet would read as a formula gets an apostrophe before it.
 */
function cellOf(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kuala_Lumpur',
  dateStyle: 'short',
  timeStyle: 'short',
});

function kualaLumpurTime(instant: string): string {
  return instant === '' ? '' : MOMENT.format(new Date(instant));
}

/** Hands a text over as a download, `users-2026-03-05.csv`. */
export function saveCsv(name: string, csv: string): void {
  const today = MOMENT.format(clock.now()).slice(0, 10);
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}-${today}.csv`);
}
