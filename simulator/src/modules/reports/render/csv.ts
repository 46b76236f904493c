import { toRinggit } from '@muara/contract/rules';
import type { Column } from '@muara/contract/reports';
import { csvLine, csvText } from '../../../documents/csv.ts';
import { markTitles } from '../../../world/training-word.ts';
import type { ReportRun } from '../create-run.ts';
import { type CellValue, sortableTime } from './format-cell.ts';
import type { TableRun } from './table-rows.ts';

/**
 * Yields a table as comma-separated text: titles, then one line per row, without totals, so that
 * programs can read it.
 */
export function* renderCsv({ language, training }: ReportRun, { table, rows }: TableRun): Generator<string> {
  const columns = Object.entries(table.columns);
  yield csvText([
    markTitles(
      columns.map(([, { label }]) => label[language]),
      { training },
    ),
  ]);
  for (const { cells } of rows())
    yield csvLine(columns.map(([name, column]) => plainCell(column, cells[name] ?? null, language)));
}

/** Returns a cell for programs: numbers as numbers, money in RM, sortable times. */
export function plainCell({ kind, values }: Column, value: CellValue, language: 'en' | 'ms'): CellValue {
  if (value === null) return null;
  if (typeof value === 'string') return values?.[value]?.[language] ?? value;
  if (kind === 'money') return toRinggit(value);
  return kind === 'instant' ? sortableTime(value) : value;
}
