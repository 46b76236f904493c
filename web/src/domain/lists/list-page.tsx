import { lazy, Suspense, type ReactNode } from 'react';
import type { CsvColumn } from '@/lib/csv.ts';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { FilterChips } from '@/ui/list/filter-chips.tsx';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import type { KnownValues } from '@/ui/list/known-values.ts';
import styles from './list-page.module.css';
import { ListRows } from './list-rows.tsx';
import type { LiveRows, ListAnswer, ListQuery } from './list-shapes.ts';
import { Pager } from './pager.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { activeFilters, type ListDefaults, type ListFilters, useListParams } from '@/ui/list/use-list-params.ts';
import { useListRows } from './use-list-rows.ts';

const CsvButton = lazy(async () => ({ default: (await import('./csv-button.tsx')).CsvButton }));

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
  /** The order that somebody chose is kept under this name, for the next visit without one in the address. */
  rememberOrder?: string;
  /** What stands between the title and the list. */
  lead?(data: Answer | undefined): ReactNode;
  /** The name of the table and a heading above the list, where the title names more than that. */
  listing?: string;
  /** Selects beside the search. */
  filters?(list: {
    filters: ListFilters<D>;
    set(patch: Partial<ListFilters<D>>): void;
    data: Answer | undefined;
  }): ReactNode;
  /** Words for the filters that are on; the search has words of its own. Those that are off are left out here. */
  chips?(filters: ListFilters<D>, data: Answer | undefined): { name: keyof D & string; label: string }[];
  /** Reset stands beside the filters while none is on as well. */
  resets?: boolean;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
  /** A file of all rows that the filters let through. */
  csv?: { name: string; columns: CsvColumn<Row>[] };
  /** Words for a list that holds nothing at all. */
  empty?: { title: string; text?: string };
  /** Words for filters that let nothing through. */
  noMatch?: string;
  /** Words for the number of rows. */
  results?(count: number): string;
  live?: LiveRows<Row>;
}

/**
 * A list screen: title, search, filters, rows, pages. Page, filters and order are kept in the address alone. Nothing
 * there, nothing matches and failed are told apart; whoever may not see the list does not get here.
 */
export function ListPage<Row, D extends ListDefaults, Answer extends ListAnswer<Row> = ListAnswer<Row>>(
  props: ListPageProps<Row, D, Answer>,
) {
  const { title, defaults, query, columns, rowKey, search, csv, live, results = text.results } = props;
  const params = useListParams(defaults, props.known, props.rememberOrder);
  const rows = useListRows({ params, query, columns });
  const { filters } = rows;
  const { data } = rows.result;
  const total = data?.total ?? 0;
  const chips = activeChips(props, filters, data);
  return (
    <>
      <PageTitle
        title={title}
        screen={props.screen}
        sub={
          <span role="status" aria-live="polite">
            {data ? results(total) : '\u00a0'}
          </span>
        }
        actions={
          csv || props.actions ? (
            <>
              {csv ? (
                <Suspense fallback={<Button kind="plain">{text.csv}</Button>}>
                  <CsvButton {...csv} total={total} query={(page) => query({ page, filters })} rowKey={rowKey} />
                </Suspense>
              ) : null}
              {props.actions}
            </>
          ) : null
        }
      />
      {props.lead?.(data)}
      {props.listing ? <h2 className={styles.listing}>{props.listing}</h2> : null}
      <search className={styles.line}>
        {search ? (
          <SearchBox className={styles.search} {...search} value={filters.search ?? ''} onSearch={rows.search} />
        ) : null}
        {props.filters?.({ filters, set: params.set, data })}
      </search>
      <div className={styles.chips}>
        <FilterChips
          chips={chips.map(({ name, label }) => ({
            label,
            remove: () => rows.takeOff(name, defaults[name] as string),
          }))}
          resets={props.resets}
          onReset={rows.reset}
        />
        {live && live.waiting > 0 ? (
          <button type="button" className={styles.live} onClick={live.show}>
            {(live.label ?? text.newRows)(live.waiting)}
          </button>
        ) : null}
      </div>
      <div className={styles.surface} ref={live?.top}>
        <ListRows {...props} rows={rows} page={params.page} filtered={params.filtered} />
      </div>
      <div className={styles.pager}>
        <Pager page={params.page} total={total} query={params.pageQuery} onNear={rows.prefetch} />
      </div>
    </>
  );
}

function activeChips<Row, D extends ListDefaults, Answer extends ListAnswer<Row>>(
  { defaults, chips }: ListPageProps<Row, D, Answer>,
  filters: ListFilters<D>,
  data: Answer | undefined,
): { name: keyof D & string; label: string }[] {
  const named = chips?.(filters, data) ?? [];
  const searched =
    'search' in defaults && !named.some(({ name }) => name === 'search')
      ? [{ name: 'search', label: text.search(filters.search ?? '') }]
      : [];
  const isOn = new Set(activeFilters(defaults, filters));
  return [...searched, ...named].filter(({ name }) => isOn.has(name));
}
