import type { ReportRow, Table } from '@muara/contract/reports';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ReportRun } from '../create-run.ts';

/** One table of a run, with its rows. */
export interface TableRun {
  readonly name: string;
  readonly table: Table;
  rows(): Iterable<ReportRow>;
}

/** Returns a table of a run; the main one without a name. @throws Refusal report_table_unknown */
export function getTable({ definition, mainTable, rows }: ReportRun, wanted?: string): TableRun {
  const name = wanted ?? mainTable;
  const table = Object.hasOwn(definition.tables, name) ? definition.tables[name] : undefined;
  if (!table) throw new Refusal('report_table_unknown', { field: 'table' });
  return {
    name,
    table,
    *rows() {
      for (const row of rows()) if (row.table === name) yield { ...row, block: null };
    },
  };
}
