import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { AuditEntry } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import type { AuditAnswer } from './audit.api.ts';
import { auditMessages as text } from './audit.messages.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface LiveAuditOptions {
  /** Key of the first page without filters. */
  queryKey: QueryKey;
  /** The first page is shown, without search and filters. */
  plain: boolean;
}

/**
 * Adds live entries at the top of page 1 when no search is active (002 §4.1).
 * The page has at most twenty rows. New entries wait behind a button while the user has scrolled down or has the
 * focus in the list.
 */
export function useLiveAudit({ queryKey, plain }: LiveAuditOptions): LiveRows<AuditEntry> {
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const [wasPlain, setWasPlain] = useState(plain);
  if (wasPlain !== plain) {
    setWasPlain(plain);
    setWaiting(0);
  }

  useRealtimeMessage('activity-log', ({ audit }) => {
    if (!plain) {
      // The entry is there when the user returns to the first page.
      void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      return;
    }
    const isReading =
      (top.current?.getBoundingClientRect().top ?? 0) < 0 || top.current?.contains(document.activeElement);
    if (isReading) {
      setWaiting((count) => count + 1);
      return;
    }
    queries.setQueryData<AuditAnswer>(queryKey, (page) => {
      if (!page) return page;
      const others = page.data.filter(({ id }) => id !== audit.id);
      const isKnown = others.length < page.data.length;
      return { ...page, total: page.total + (isKnown ? 0 : 1), data: [audit, ...others].slice(0, LIVE_LIST_CAP) };
    });
    setFresh((ids) => new Set([...ids, audit.id]));
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
