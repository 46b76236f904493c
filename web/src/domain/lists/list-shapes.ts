import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import type { RefObject } from 'react';

/** One page of a list. */
export interface ListAnswer<Row> {
  data: Row[];
  /** Of all pages. */
  total: number;
}

/** What `queryOptions` returns, for any key. */
export interface ListQuery<Answer> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<Answer, never> | SkipToken | undefined;
}

/** Rows that come in while somebody looks at the list. */
export interface LiveRows<Row> {
  isNew(row: Row): boolean;
  /** New rows that wait for the person to ask for them. */
  waiting: number;
  /** Reloads the list and scrolls to its top. */
  show(): void;
  /** Words on the button of waiting rows. */
  label?(waiting: number): string;
  /** Gets the list's element. */
  top?: RefObject<HTMLDivElement | null>;
}
