import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TableSkeleton } from '@/ui/list/data-table.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { describeError, isWorldGone } from '../data/describe-error.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** How many lines the placeholder has. */
  rows?: number;
  children(data: Data): ReactNode;
}

/** Shows what a query returned; until then a placeholder, or why it failed. What was read once stays. */
export function Loaded<Data>({ query, rows = 6, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  // The line above the view says that a world was deleted.
  if (query.error === null || isWorldGone(query.error)) return <TableSkeleton rows={rows} />;
  return (
    <ErrorState text={describeError(query.error)} pending={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
