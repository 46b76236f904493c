import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/domain/errors/errors.ts';
import { type Column, DataTable, TableSkeleton } from '@/ui/list/data-table.tsx';
import { PageTurner } from '@/domain/lists/page-turner.tsx';
import { SearchBox } from '@/ui/list/search-box.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './agent-views.module.css';
import { agentViewsMessages as text } from './agent-views.messages.ts';
import type { ViewState } from './view-state.ts';

interface ViewFrameProps<Row> {
  caption: string;
  searchHint: string;
  state: Pick<ViewState, 'page' | 'search'>;
  set(patch: Partial<ViewState>): void;
  /** Filters beside the search. */
  filters: ReactNode;
  /** Shown between the filters and the rows. */
  lead?: ReactNode;
  /** Why the report cannot be requested yet. */
  missing?: string | null;
  result: UseQueryResult<{ data: Row[]; total: number }>;
  columns: Column<Row>[];
  rowKey(row: Row): string | number;
  rowHref?: (row: Row) => string | null;
}

/** A list in the agents' dialog: search, filters, rows, twenty a page. */
export function ViewFrame<Row>(props: ViewFrameProps<Row>) {
  const { caption, searchHint, state, set, missing = null, result } = props;
  const { data } = result;
  const total = missing === null ? (data?.total ?? 0) : 0;
  return (
    <>
      <search className={styles.filters}>
        <SearchBox
          label={text.search}
          placeholder={searchHint}
          value={state.search}
          onSearch={(search) => set({ search })}
        />
        {props.filters}
      </search>
      {props.lead}
      <Muted size="sm" role="status">
        {data && missing === null ? text.results(total) : '\u00a0'}
      </Muted>
      {missing === null ? <Rows {...props} caption={caption} /> : <EmptyState title={missing} />}
      <PageTurner page={state.page} total={total} onTurn={(page) => set({ page })} />
    </>
  );
}

function Rows<Row>({ caption, columns, rowKey, rowHref, result }: ViewFrameProps<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = result;
  if (!data && error) return <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={6} />;
  if (data.data.length === 0) return <EmptyState title={text.noData} />;
  return (
    <div className={styles.table}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={data.data}
        rowKey={rowKey}
        rowHref={rowHref}
        stale={isPlaceholderData}
      />
    </div>
  );
}
