import type { PermissionTable } from './permission-table.ts';

/** The table of rights as a file for spreadsheets: a line a screen or operation, Yes or No a role (000 §6). */
export function permissionTableCsv({ columns, rows }: PermissionTable): string {
  const lines = [
    ['Kind', 'Name', 'Label', ...columns],
    ...rows.map(({ kind, name, label, cells }) => [kind, name, label, ...cells.map((may) => (may ? 'Yes' : 'No'))]),
  ];
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would read as a formula gets an apostrophe: role names are typed by people. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
