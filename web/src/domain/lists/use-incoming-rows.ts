import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { ListAnswer, LiveRows } from './list-shapes.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface IncomingRowsOptions<Row> {
  queryKey: QueryKey;
  /** Requests the page of `queryKey`. */
  load(): Promise<ListAnswer<Row>>;
  /** New rows come to the top of what is on screen: it is the first page, and of `queryKey`. */
  isLive: boolean;
  /** What is on screen. When it changes, no rows are waiting any longer. */
  view: string;
  label(waiting: number): string;
}

interface IncomingRows<Row> {
  rows: LiveRows<Row>;
  /**
   * Returns whether a new row can be shown now, and highlights it.
   * While the user has scrolled down or has the focus in the list, it waits behind a button instead.
   */
  accept(id: number): boolean;
}

/**
 * Returns the state of rows that arrive while somebody looks at a list.
 * Those that came while there was no connection are fetched when it opens, for the first time too: the list can be there
 * before it.
 */
export function useIncomingRows<Row extends { id: number }>({
  queryKey,
  load,
  isLive,
  view,
  label,
}: IncomingRowsOptions<Row>): IncomingRows<Row> {
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const [previous, setPrevious] = useState(view);
  if (previous !== view) {
    setPrevious(view);
    setWaiting(0);
  }

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(new Set()));
  }, [fresh]);

  function isReading(): boolean {
    const list = top.current;
    return list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));
  }

  async function catchUp(): Promise<void> {
    const isHeld = isReading();
    if (!isHeld || !isLive) {
      return queries.invalidateQueries({ queryKey, refetchType: isHeld ? 'none' : 'active' });
    }
    const known = new Set(queries.getQueryData<ListAnswer<Row>>(queryKey)?.data.map(({ id }) => id));
    const { data } = await load();
    setWaiting(data.filter(({ id }) => !known.has(id)).length);
  }
  // A failure is left: the rows come with the next connection, or when the list is opened again.
  useRealtimeMessage('connected', () => void catchUp().catch(() => {}));

  return {
    rows: {
      top,
      waiting,
      label,
      isNew: ({ id }) => fresh.has(id),
      show() {
        setWaiting(0);
        void queries.invalidateQueries({ queryKey });
        top.current?.scrollIntoView({ block: 'start' });
      },
    },
    accept(id) {
      const isHeld = isReading();
      if (isHeld) setWaiting((count) => count + 1);
      else setFresh((ids) => new Set([...ids, id]));
      return !isHeld;
    },
  };
}
