import type { BugReport } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import { SUPPORT_KEY } from './support.api.ts';
import { supportMessages as text } from './support.messages.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

/** Refetches the list when reports change. While the user is in it, new reports wait behind a button. */
export function useLiveReports(): LiveRows<BugReport> {
  const queries = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const reload = () => void queries.invalidateQueries({ queryKey: SUPPORT_KEY });

  useRealtimeMessage('bug-report', ({ id }) => {
    setFresh((ids) => new Set([...ids, id]));
    const isReading =
      (top.current?.getBoundingClientRect().top ?? 0) < 0 || top.current?.contains(document.activeElement);
    if (isReading) setWaiting((count) => count + 1);
    else reload();
  });
  useRealtimeMessage('issue-resolved', reload);

  useEffect(() => {
    if (fresh.size === 0 || waiting > 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(new Set()));
  }, [fresh, waiting]);

  return {
    top,
    waiting,
    label: text.newRows,
    isNew: ({ id }) => fresh.has(id),
    show() {
      setWaiting(0);
      reload();
      top.current?.scrollIntoView({ block: 'start' });
    },
  };
}
