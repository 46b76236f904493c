import { toRinggit } from '@muara/contract/rules';
import type { CellKind } from '@muara/contract/reports';
import { writeXlsxStream } from 'hucre/xlsx';
import { markTitles } from '../../../world/training-word.ts';
import type { ReportRun } from '../create-run.ts';
import { plainCell } from './csv.ts';
import { isTotaled, layOut } from './lay-out.ts';
import type { TableRun } from './table-rows.ts';

/** The content type of a workbook. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FORMATS: Partial<Record<CellKind, string>> = { money: '#,##0.00', count: '#,##0' };
const WIDTHS: Record<CellKind, number> = {
  text: 24,
  code: 18,
  sub_code: 18,
  trip: 16,
  count: 12,
  money: 14,
  date: 12,
  instant: 20,
};

/** Writes a table as a workbook while it is read: titles, rows, and totals in the last line. */
export function renderXlsx(
  { definition, language, training }: ReportRun,
  { table, rows }: TableRun,
): ReadableStream<Uint8Array> {
  const columns = Object.entries(table.columns);
  const titles = markTitles(
    columns.map(([, { label }]) => label[language]),
    { training },
  );
  function* lines(): Generator<(string | number | null)[]> {
    for (const part of layOut(definition, rows())) {
      if (part.kind === 'row')
        yield columns.map(([name, column]) => plainCell(column, part.row.cells[name] ?? null, language));
      else if (part.kind === 'end' && part.rows > 0)
        yield columns.map(([name, column]) => {
          if (!isTotaled(column)) return name === columns[0]?.[0] ? TOTAL[language] : null;
          const total = part.totals[name] ?? 0;
          return column.kind === 'money' ? toRinggit(total) : total;
        });
    }
  }
  return writeXlsxStream(lines(), {
    name: table.title[language].slice(0, 31),
    columns: columns.map(([, { kind }], index) => ({
      header: titles[index] ?? '',
      width: WIDTHS[kind],
      ...(FORMATS[kind] !== undefined && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
  });
}

const TOTAL = { en: 'Total', ms: 'Jumlah' } as const;
