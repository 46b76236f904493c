import type { Column, Label, ReportDefinition, ReportRow, Table } from '@muara/contract/reports';

/** The totals of a table or group, by column: counts, and money in sen. */
export type Totals = Readonly<Record<string, number>>;

/** A report from top to bottom, as renderers write it. */
export type Part =
  | { readonly kind: 'block'; readonly title: Label }
  | { readonly kind: 'table'; readonly name: string; readonly table: Table }
  | { readonly kind: 'row'; readonly row: ReportRow }
  | { readonly kind: 'subtotal'; readonly group: string | number | null; readonly totals: Totals }
  | { readonly kind: 'end'; readonly totals: Totals; readonly rows: number }
  | { readonly kind: 'grandTotal'; readonly name: string; readonly table: Table; readonly totals: Totals };

/** Adds up the rows of a table. */
class Adder {
  readonly #columns: readonly (readonly [string, Column])[];
  #totals: Record<string, number> = {};

  constructor({ columns }: Table) {
    this.#columns = Object.entries(columns).filter(([, column]) => isTotaled(column));
  }

  /** Adds a row, or the totals of several. */
  add(cells: ReportRow['cells'] | Totals): void {
    for (const [name, { total }] of this.#columns) {
      const value = (cells[name] ?? 0) as number;
      this.#totals[name] = total === 'last' ? value : (this.#totals[name] ?? 0) + value;
    }
  }

  /** Returns the totals so far and starts over. */
  take(): Totals {
    const totals = this.#totals;
    this.#totals = {};
    return totals;
  }
}

/** Returns whether a column has a total. */
export function isTotaled({ kind, total }: Column): boolean {
  return total !== 'none' && (kind === 'count' || kind === 'money');
}

/**
 * Turns rows into parts: headings when block or table changes, subtotals when the group does, totals
 * at each end.
 */
export function* layOut({ tables }: Pick<ReportDefinition, 'tables'>, rows: Iterable<ReportRow>): Generator<Part> {
  const grand = new GrandTotals();
  let open: OpenTable | null = null;
  let block = null as Label | null;
  for (const row of rows) {
    const isElsewhere = open !== null && (open.name !== row.table || block?.en !== row.block?.en);
    if (open && isElsewhere) yield* grand.watch(open);
    if (row.block?.en !== block?.en) {
      block = row.block;
      if (block !== null) yield { kind: 'block', title: block };
    }
    if (!open || isElsewhere) {
      const table = tables[row.table];
      if (!table) throw new Error(`the report has no table ${row.table}`);
      open = new OpenTable(row.table, table);
      yield { kind: 'table', name: row.table, table };
    }
    const subtotal = open.write(row);
    if (subtotal) yield subtotal;
    yield { kind: 'row', row };
  }
  if (open) yield* grand.watch(open);
  yield* grand.list();
}

/** The totals of tables that come in parts. */
class GrandTotals {
  readonly #tables = new Map<string, { table: Table; adder: Adder; parts: number }>();

  /** Passes on the end of a table and adds its totals. */
  *watch(open: OpenTable): Generator<Part> {
    for (const part of open.close()) {
      yield part;
      if (part.kind === 'end') this.#add(open, part.totals);
    }
  }

  #add({ name, table }: OpenTable, totals: Totals): void {
    const { adder, parts } = this.#tables.get(name) ?? { adder: new Adder(table), parts: 0 };
    adder.add(totals);
    this.#tables.set(name, { table, adder, parts: parts + 1 });
  }

  *list(): Generator<Part> {
    for (const [name, { table, adder, parts }] of this.#tables)
      if (parts > 1) yield { kind: 'grandTotal', name, table, totals: adder.take() };
  }
}

/** A table being written. Rows are added up by group, groups by table. */
class OpenTable {
  readonly name: string;
  readonly table: Table;
  readonly #all: Adder;
  readonly #group: Adder;
  #rows = 0;
  #groups = 0;
  #current: string | number | null = null;

  constructor(name: string, table: Table) {
    this.name = name;
    this.table = table;
    this.#all = new Adder(table);
    this.#group = new Adder(table);
  }

  /** Adds a row. @returns the subtotal of the previous group when the row begins another one */
  write({ cells }: ReportRow): Part | null {
    const { groupBy } = this.table;
    const group = groupBy === undefined ? null : (cells[groupBy] ?? null);
    const subtotal = this.#rows > 0 && group !== this.#current ? this.#closeGroup() : null;
    this.#rows++;
    this.#current = group;
    this.#group.add(cells);
    return subtotal;
  }

  *close(): Generator<Part> {
    const last = this.#closeGroup();
    // A single group has the same totals as its table.
    if (this.#groups > 1) yield last;
    yield { kind: 'end', totals: this.#all.take(), rows: this.#rows };
  }

  #closeGroup(): Part {
    this.#groups++;
    const totals = this.#group.take();
    this.#all.add(totals);
    return { kind: 'subtotal', group: this.#current, totals };
  }
}
