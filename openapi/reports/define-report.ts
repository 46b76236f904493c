import type { ReportFacts } from './facts.ts';
import type { FilterName, ReportFilters } from './filters.ts';
import type { Label } from './label.ts';

/**
 * What a cell contains: `money` in integer sen, `date` as `YYYY-MM-DD` of Kuala Lumpur, `instant` in
 * epoch milliseconds, `code` the code of a purchase or of a ticket of a batch and `sub_code` only the
 * latter,
 * `trip` a trip ID; codes and trip IDs link to their screens.
 */
export type CellKind = 'text' | 'code' | 'sub_code' | 'trip' | 'count' | 'money' | 'date' | 'instant';

/** Texts of a schema with an enumeration. */
interface ColumnList {
  /** The name of the schema. */
  readonly of: string;
  /** The column has the schema's labels in place of its values. */
  readonly labels?: true;
  /** Texts that are not in the schema. */
  readonly also?: readonly string[];
}

export interface Column<K extends CellKind = CellKind> {
  readonly label: Label;
  readonly kind: K;
  /** What its texts mean to people, where they are words of the contract. */
  readonly values?: Readonly<Record<string, Label>>;
  /** The closed list that its texts are from: its `values`, or those of a schema. */
  readonly list?: 'values' | ColumnList;
  /** In files only: on the page the heading of the block says it. */
  readonly fileOnly?: boolean;
  /** How the column is totaled. Counts and money are added up unless it says otherwise. */
  readonly total?: 'sum' | 'last' | 'none';
}

export type Columns = Readonly<Record<string, Column>>;

/** A table of a report. The first one is the main table, which CSV and workbooks contain. */
export interface Table {
  readonly title: Label;
  readonly columns: Columns;
  /** Its rows are shown one below the other, a line a column: for one row with many figures. */
  readonly isSheet?: boolean;
  /** The column whose value groups rows that follow each other; each group has a subtotal. */
  readonly groupBy?: string;
  /** The label and value columns of a bar chart above the table. Only for short tables. */
  readonly chart?: { readonly label: string; readonly value: string };
}

type CellOf<K extends CellKind> = K extends 'count' | 'money'
  ? number | null
  : K extends 'instant'
    ? number | null
    : string | null;

/** The cells of a row of a table. */
export type CellsOf<T extends Table> = { readonly [K in keyof T['columns']]: CellOf<T['columns'][K]['kind']> };

/**
 * A row of a report. Rows of one block and table follow each other; a block is a part with a heading
 * of its own, such as a shift.
 */
export interface ReportRow {
  readonly table: string;
  readonly block: Label | null;
  readonly cells: Readonly<Record<string, string | number | null>>;
}

/** Makes a row of each table of a report. */
export type RowMakers<T extends Tables> = {
  readonly [K in keyof T]: (cells: CellsOf<T[K]>, block?: string | Label) => ReportRow;
};

export type Tables = Readonly<Record<string, Table>>;

/** Roles that get some report types only; every other role with the rights gets all (001 §6). */
export const LIMITED_ROLES = ['Cashier', 'CSA', 'Supervisor', 'Marketing'] as const;
export type LimitedRole = (typeof LIMITED_ROLES)[number];

/** One report: the source of its page, files, screen and documentation. */
export interface ReportDefinition {
  readonly type: string;
  readonly title: Label;
  /** Orders the types in lists. */
  readonly position: number;
  /** What the report is for, in one sentence. */
  readonly about: Label;
  /** Which of the limited roles get it. */
  readonly limitedRoles: readonly LimitedRole[];
  /** Whose staff the staff filter offers, and whether it offers all of them together. */
  readonly staff?: { readonly roles: readonly string[]; readonly all: boolean };
  readonly filters: Readonly<Partial<Record<FilterName, 'required' | 'optional'>>>;
  /** Names of filters that mean something else in this report. */
  readonly filterLabels?: Readonly<Partial<Record<FilterName, Label>>>;
  /** The values of its status filter. */
  readonly statuses?: Readonly<Record<string, Label>>;
  /** The operator's documents offer its download (001 §2). */
  readonly hasDownload: boolean;
  readonly tables: Tables;
  /** Returns the table that files contain when the call names none; without this the first one. */
  mainTable?(filters: ReportFilters): string;
  /** What is counted, and when. */
  readonly notes: readonly Label[];
  /** Returns the rows in their order, table by table. */
  rows(facts: ReportFacts, filters: ReportFilters): Iterable<ReportRow>;
}

/** Declares a table; its cells are typed by its columns. */
export function defineTable<const C extends Columns>(table: {
  readonly title: Label;
  readonly columns: C;
  readonly isSheet?: boolean;
  readonly groupBy?: keyof C & string;
  readonly chart?: { readonly label: keyof C & string; readonly value: keyof C & string };
}): Omit<Table, 'columns'> & { readonly columns: C } {
  return table;
}

/** Declares a report; its rows are typed by its tables. */
export function defineReport<const T extends Tables>(
  definition: Omit<ReportDefinition, 'tables' | 'rows'> & {
    readonly tables: T;
    rows(facts: ReportFacts, filters: ReportFilters, row: RowMakers<T>): Iterable<ReportRow>;
  },
): ReportDefinition {
  // TypeScript cannot tell that each table of the definition gets its maker.
  const makers = Object.fromEntries(
    Object.keys(definition.tables).map((table) => [
      table,
      (cells: ReportRow['cells'], block?: string | Label): ReportRow => ({
        table,
        block: typeof block === 'string' ? { en: block, ms: block } : (block ?? null),
        cells,
      }),
    ]),
  ) as unknown as RowMakers<T>;
  return { ...definition, rows: (facts, filters) => definition.rows(facts, filters, makers) };
}

/** Returns reports in the order of lists. */
export function sortReports(reports: readonly ReportDefinition[]): ReportDefinition[] {
  return [...reports].sort((a, b) => a.position - b.position);
}
