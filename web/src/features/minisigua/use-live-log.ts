import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { MinisiguaLog } from '@muara/contract/types';
import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import { useIncomingRows } from '@/domain/lists/use-incoming-rows.ts';
import { hasFailed, meetsFilters } from './meets-filters.ts';
import { MINISIGUA_KEY, type MinisiguaAnswer, type MinisiguaQuery } from './minisigua.api.ts';
import { minisiguaMessages as text } from './minisigua.messages.ts';

interface LiveLogOptions {
  /** The query on screen, and the key of its response. */
  query: MinisiguaQuery;
  queryKey: QueryKey;
  /** Requests what is on screen. */
  load(): Promise<MinisiguaAnswer>;
}

/**
 * Adds new entries at the top of the first page if they match the filters (002 §2.13).
 * The page has at most twenty rows. Failures are counted on every page.
 */
export function useLiveLog({ query, queryKey, load }: LiveLogOptions): LiveRows<MinisiguaLog> {
  const queries = useQueryClient();
  const { rows, accept } = useIncomingRows<MinisiguaLog>({
    queryKey,
    load,
    isLive: query.page === 0,
    view: JSON.stringify(query),
    label: text.newRows,
  });

  useRealtimeMessage('minisigua', ({ log }) => {
    const isShown = query.page === 0 && meetsFilters(log, query) && accept(log.id);
    queries.setQueryData<MinisiguaAnswer>(queryKey, (page) => page && withEntry(page, log, isShown));
    // Other filters and pages refetch when they are shown; one that was just chosen is on screen already.
    const shown = hashKey(queryKey);
    void queries.invalidateQueries({ queryKey: MINISIGUA_KEY, predicate: ({ queryHash }) => queryHash !== shown });
  });
  return rows;
}

function withEntry(page: MinisiguaAnswer, log: MinisiguaLog, shown: boolean): MinisiguaAnswer {
  if (page.data.some(({ id }) => id === log.id)) return page;
  const fail_response = page.fail_response + (hasFailed(log) ? 1 : 0);
  if (!shown) return { ...page, fail_response };
  return { data: [log, ...page.data].slice(0, LIVE_LIST_CAP), total: page.total + 1, fail_response };
}
