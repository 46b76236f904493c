import type { ReactNode } from 'react';
import type { CsvColumn } from '@/lib/csv.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import type { KnownValues } from '@/ui/list/known-values.ts';
import type { ListDefaults, ListFilters } from '@/ui/list/use-list-params.ts';
import type { ListAnswer, ListQuery, LiveRows } from './list-shapes.ts';

export interface ListPageProps<Row, D extends ListDefaults, Answer extends ListAnswer<Row> = ListAnswer<Row>> {
  title: string;
  /** Filters and the value that means 'none', `search` included. The order lives in `sort_by` and `sort`. */
  defaults: D;
  /** Values of filters that only take some; an address with any other shows the list without that filter. */
  known?: KnownValues<keyof D & string>;
  /** The list's own address, when dialogs over it have addresses below it. */
  screen?: string;
  /** The call for one page, 0-based; `sort_by` and `sort` are '' in the list's own order. */
  query(list: { page: number; filters: ListFilters<D> }): ListQuery<Answer>;
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  /** Where a row leads; null rows lead nowhere. */
  rowHref?(row: Row): string | null;
  /** Called when somebody is about to open a row. */
  onNear?(row: Row): void;
  /** Follows the typing, or waits for Enter. */
  search?: { label: string; placeholder: string; onEnter?: boolean };
  /** Saves the chosen order under this name, for the next visit without an order in the address. */
  rememberOrder?: string;
  /** Content between the title and the list. */
  lead?(data: Answer | undefined): ReactNode;
  /** The name of the table and a heading above the list, where the title names more than that. */
  listing?: string;
  /** Selects beside the search. */
  filters?(list: {
    filters: ListFilters<D>;
    set(patch: Partial<ListFilters<D>>): void;
    data: Answer | undefined;
  }): ReactNode;
  /**
   * Labels of the active filters, except the search, which has its own.
   * Leave inactive filters out.
   */
  chips?(filters: ListFilters<D>, data: Answer | undefined): { name: keyof D & string; label: string }[];
  /** Shows Reset next to the filters even if no filter is active. */
  resets?: boolean;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  /** A file of all rows that the filters let through. */
  csv?: { name: string; columns: CsvColumn<Row>[] };
  /** Texts for a list without any rows. */
  empty?: { title: string; text?: string };
  /** Words for filters that let nothing through. */
  noMatch?: string;
  /** Words for the number of rows. */
  results?(count: number): string;
  live?: LiveRows<Row>;
}
