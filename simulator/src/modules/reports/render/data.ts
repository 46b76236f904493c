import { formatInstant, toRinggit } from '@muara/contract/rules';
import type { Column, Table } from '@muara/contract/reports';
import type { ReportDocument, ReportRow, ReportTable } from '@muara/contract/types';
import type { ReportRun } from '../create-run.ts';
import { type CellValue } from './format-cell.ts';
import { layOut, type Totals } from './lay-out.ts';

/** Returns a report as data: all its tables in the order of their definition, including empty ones. */
export function renderData(run: ReportRun, version: string): ReportDocument {
  const { definition, language, filters, generatedAt, generatedBy, rows } = run;
  const tables = new Map(
    Object.entries(definition.tables).map(([name, table]) => [name, emptyTable(name, table, run)]),
  );
  let current: ReportTable | undefined;
  for (const part of layOut(definition, rows())) {
    if (part.kind === 'table') current = tables.get(part.name);
    else if (part.kind === 'row')
      current?.rows.push(dataRow(definition.tables[part.row.table] as Table, part.row.cells));
    else if (part.kind === 'end' && current)
      current.totals = dataTotals(definition.tables[current.name] as Table, part.totals);
    else if (part.kind === 'grandTotal') {
      const table = tables.get(part.name);
      if (table) table.totals = dataTotals(part.table, part.totals);
    }
  }
  return {
    type: definition.type,
    title: definition.title[language],
    filters: filters.map((filter) => ({ ...filter })),
    generated_at: formatInstant(generatedAt),
    generated_by: generatedBy,
    notes: definition.notes.map((note) => note[language]),
    version,
    tables: [...tables.values()],
  };
}

function emptyTable(name: string, { title, columns }: Table, { language }: ReportRun): ReportTable {
  const headers = Object.entries(columns).map(([column, { label, kind }]) => ({
    name: column,
    label: label[language],
    kind,
  }));
  return { name, title: title[language], columns: headers, rows: [], totals: {} };
}

function dataRow({ columns }: Table, cells: Readonly<Record<string, CellValue>>): ReportRow {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, dataCell(column, cells[name] ?? null)]),
  );
}

function dataCell({ kind }: Column, value: CellValue): CellValue {
  if (typeof value !== 'number') return value;
  if (kind === 'money') return toRinggit(value);
  return kind === 'instant' ? formatInstant(value) : value;
}

function dataTotals({ columns }: Table, totals: Totals): Record<string, number> {
  return Object.fromEntries(
    Object.entries(totals).map(([name, total]) => [name, columns[name]?.kind === 'money' ? toRinggit(total) : total]),
  );
}
