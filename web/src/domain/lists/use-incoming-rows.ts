import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from './list-shapes.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface IncomingRowsOptions {
  queryKey: QueryKey;
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

/** Returns the state of rows that arrive while somebody looks at a list. */
export function useIncomingRows<Row extends { id: number }>({
  queryKey,
  view,
  label,
}: IncomingRowsOptions): IncomingRows<Row> {
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
      const list = top.current;
      const isReading =
        list !== null && (list.getBoundingClientRect().top < 0 || list.contains(document.activeElement));
      if (isReading) setWaiting((count) => count + 1);
      else setFresh((ids) => new Set([...ids, id]));
      return !isReading;
    },
  };
}
