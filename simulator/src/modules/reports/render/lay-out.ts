import type { Column, ReportDefinition, ReportRow, Table } from '@muara/contract/reports';

/** The totals of a table or group, by column: counts as they are, money in sen. */
export type Totals = Readonly<Record<string, number>>;

/** A report from top to bottom, as renderers write it. */
export type Part =
  | { readonly kind: 'block'; readonly title: string }
  | { readonly kind: 'table'; readonly name: string; readonly table: Table }
  | { readonly kind: 'row'; readonly row: ReportRow }
  | { readonly kind: 'subtotal'; readonly group: string | number | null; readonly totals: Totals }
  | { readonly kind: 'end'; readonly totals: Totals; readonly rows: number }
  | { readonly kind: 'grandTotal'; readonly name: string; readonly table: Table; readonly totals: Totals };

/** Adds up what was written of a table. */
class Adder {
  readonly #columns: readonly (readonly [string, Column])[];
  #totals: Record<string, number> = {};
  rows = 0;

  constructor({ columns }: Table) {
    this.#columns = Object.entries(columns).filter(([, column]) => isTotaled(column));
  }

  add({ cells }: ReportRow): void {
    this.rows++;
    for (const [name, { total }] of this.#columns) {
      const value = (cells[name] ?? 0) as number;
      this.#totals[name] = total === 'last' ? value : (this.#totals[name] ?? 0) + value;
    }
  }

  /** Returns the totals so far and starts again. */
  take(): Totals {
    const totals = this.#totals;
    this.#totals = {};
    this.rows = 0;
    return totals;
  }
}

/** Returns whether a column has a total. */
export function isTotaled({ kind, total }: Column): boolean {
  return total !== 'none' && (kind === 'count' || kind === 'money');
}

/** Turns rows into parts: headings where block or table changes, subtotals where the group does, totals at each end. */
export function* layOut({ tables }: Pick<ReportDefinition, 'tables'>, rows: Iterable<ReportRow>): Generator<Part> {
  const grand = new Map<string, { adder: Adder; parts: number }>();
  let open: OpenTable | null = null;
  let block: string | null = null;
  for (const row of rows) {
    const isElsewhere = open !== null && (open.name !== row.table || block !== row.block);
    if (open && isElsewhere) yield* open.close();
    if (row.block !== block) {
      block = row.block;
      if (block !== null) yield { kind: 'block', title: block };
    }
    if (!open || isElsewhere) {
      const table = tables[row.table];
      if (!table) throw new Error(`the report has no table ${row.table}`);
      open = new OpenTable(row.table, table);
      const sums = grand.get(row.table) ?? { adder: new Adder(table), parts: 0 };
      grand.set(row.table, { ...sums, parts: sums.parts + 1 });
      yield { kind: 'table', name: row.table, table };
    }
    grand.get(row.table)?.adder.add(row);
    yield* open.write(row);
  }
  if (open) yield* open.close();
  for (const [name, { adder, parts }] of grand) {
    const table = tables[name] as Table;
    if (parts > 1) yield { kind: 'grandTotal', name, table, totals: adder.take() };
  }
}

/** A table that rows are written to. */
class OpenTable {
  readonly name: string;
  readonly #groupBy: string | undefined;
  readonly #all: Adder;
  readonly #group: Adder;
  #groups = 0;
  #current: string | number | null = null;

  constructor(name: string, table: Table) {
    this.name = name;
    this.#groupBy = table.groupBy;
    this.#all = new Adder(table);
    this.#group = new Adder(table);
  }

  *write(row: ReportRow): Generator<Part> {
    const group = this.#groupBy === undefined ? null : (row.cells[this.#groupBy] ?? null);
    if (this.#group.rows > 0 && group !== this.#current) yield this.#closeGroup();
    this.#current = group;
    this.#all.add(row);
    this.#group.add(row);
    yield { kind: 'row', row };
  }

  *close(): Generator<Part> {
    // One group alone has the totals of its table.
    if (this.#groups > 0) yield this.#closeGroup();
    const { rows } = this.#all;
    yield { kind: 'end', totals: this.#all.take(), rows };
  }

  #closeGroup(): Part {
    this.#groups++;
    return { kind: 'subtotal', group: this.#current, totals: this.#group.take() };
  }
}
