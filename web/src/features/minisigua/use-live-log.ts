import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { MinisiguaLog } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import { hasFailed, meetsFilters } from './meets-filters.ts';
import { MINISIGUA_KEY, type MinisiguaAnswer, type MinisiguaQuery } from './minisigua.api.ts';
import { minisiguaMessages as text } from './minisigua.messages.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface LiveLogOptions {
  /** What is asked for on screen, and the key of its answer. */
  query: MinisiguaQuery;
  queryKey: QueryKey;
}

/**
 * Adds new entries at the top of the first page if they match the filters (002 §2.13).
 * The page has at most twenty rows. New entries wait behind a button while the user has scrolled down or has the
 * focus in the list. Failures are counted on every page.
 */
export function useLiveLog({ query, queryKey }: LiveLogOptions): LiveRows<MinisiguaLog> {
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const shown = JSON.stringify(query);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setWaiting(0);
  }

  useRealtimeMessage('minisigua', ({ log }) => {
    const isReading =
      (top.current?.getBoundingClientRect().top ?? 0) < 0 || top.current?.contains(document.activeElement);
    const belongs = query.page === 0 && meetsFilters(log, query);
    if (belongs && isReading) setWaiting((count) => count + 1);
    else if (belongs) setFresh((ids) => new Set([...ids, log.id]));
    queries.setQueryData<MinisiguaAnswer>(queryKey, (page) => page && withEntry(page, log, belongs && !isReading));
    // What other filters and pages show is asked for when somebody goes there.
    void queries.invalidateQueries({ queryKey: MINISIGUA_KEY, refetchType: 'none' });
  });

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(new Set()));
  }, [fresh]);

  return {
    top,
    waiting,
    label: text.newRows,
    isNew: ({ id }) => fresh.has(id),
    show() {
      setWaiting(0);
      void queries.invalidateQueries({ queryKey });
      top.current?.scrollIntoView({ block: 'start' });
    },
  };
}

function withEntry(page: MinisiguaAnswer, log: MinisiguaLog, shown: boolean): MinisiguaAnswer {
  if (page.data.some(({ id }) => id === log.id)) return page;
  const fail_response = page.fail_response + (hasFailed(log) ? 1 : 0);
  if (!shown) return { ...page, fail_response };
  return { data: [log, ...page.data].slice(0, LIVE_LIST_CAP), total: page.total + 1, fail_response };
}
