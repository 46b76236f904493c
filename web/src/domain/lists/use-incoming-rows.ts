import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { ListAnswer, LiveRows } from './list-shapes.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

const NONE: ReadonlySet<number> = new Set();

/** Rows that somebody has not asked for yet, by their `id`. */
interface WaitingRows {
  view: string;
  ids: ReadonlySet<number>;
}

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
  const [waiting, setWaiting] = useState<WaitingRows>({ view, ids: NONE });
  const [fresh, setFresh] = useState<ReadonlySet<number>>(NONE);
  if (waiting.view !== view) setWaiting({ view, ids: NONE });

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(NONE));
  }, [fresh]);

  // Missed rows take a moment to arrive: another row can come meanwhile, or another view.
  function letWait(ids: number[]): void {
    setWaiting((now) => (now.view === view ? { view, ids: new Set([...now.ids, ...ids]) } : now));
  }

  function isReading(): boolean {
    const list = top.current;
    return list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));
  }

  async function catchUp(): Promise<void> {
    const isHeld = isReading();
    if (!isHeld || !isLive) {
      return queries.invalidateQueries({ queryKey, refetchType: isHeld ? 'none' : 'active' });
    }
    const { data } = await load();
    const known = new Set(queries.getQueryData<ListAnswer<Row>>(queryKey)?.data.map(({ id }) => id));
    letWait(data.map(({ id }) => id).filter((id) => !known.has(id)));
  }
  // A failure is left: the rows come with the next connection, or when the list is opened again.
  useRealtimeMessage('connected', () => void catchUp().catch(() => {}));

  return {
    rows: {
      top,
      waiting: waiting.ids.size,
      label,
      isNew: ({ id }) => fresh.has(id),
      show() {
        setWaiting({ view, ids: NONE });
        void queries.invalidateQueries({ queryKey });
        top.current?.scrollIntoView({ block: 'start' });
      },
    },
    accept(id) {
      const isHeld = isReading();
      if (isHeld) letWait([id]);
      else setFresh((ids) => new Set([...ids, id]));
      return !isHeld;
    },
  };
}
