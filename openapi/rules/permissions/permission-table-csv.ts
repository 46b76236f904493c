import type { PermissionTable } from './permission-table.ts';

/** Formats the permission table as CSV: a line per screen or operation, Yes or No per role (000 §6). */
export function permissionTableCsv({ columns, rows }: PermissionTable): string {
  const lines = [
    ['Kind', 'Name', 'Label', ...columns],
    ...rows.map(({ kind, name, label, cells }) => [kind, name, label, ...cells.map((may) => (may ? 'Yes' : 'No'))]),
  ];
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would read as a formula gets an apostrophe: people type role names. */
function quote(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
