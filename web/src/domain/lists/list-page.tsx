import { lazy, Suspense } from 'react';
import { Button } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { LivePill } from '@/ui/list/live-pill.tsx';
import { FilterChips } from '@/ui/list/filter-chips.tsx';
import { listMessages as text } from '@/ui/list/list.messages.ts';
import styles from './list-page.module.css';
import { ListRows } from './list-rows.tsx';
import type { ListAnswer } from './list-shapes.ts';
import { Pager } from './pager.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { activeFilters, type ListDefaults, type ListFilters, useListParams } from '@/ui/list/use-list-params.ts';
import { useListRows } from './use-list-rows.ts';
import type { ListPageProps } from './list-page.props.ts';

const CsvButton = lazy(async () => ({ default: (await import('./csv-button.tsx')).CsvButton }));

/**
 * A list screen: title, search, filters, rows and pages.
 * Only the address stores page, filters and order. Empty, no match and failed look different. Users without the right
 * to view the list never get here.
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
          <LivePill onClick={live.show}>{(live.label ?? text.newRows)(live.waiting)}</LivePill>
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
