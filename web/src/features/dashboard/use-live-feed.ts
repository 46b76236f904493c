import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { AuditEntry } from '@muara/contract/types';
import { useCallback, useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';

/** One live entry a second comes to the top. */
const STEP_MS = 1000;

interface Feed {
  /** Entries from the server's answer, then live ones on top; at most twenty. */
  shown: AuditEntry[];
  push(entry: AuditEntry): void;
  /** Takes the list's element: the feed waits while somebody points at it or has the focus in it. */
  watch(list: HTMLElement | null): (() => void) | undefined;
  isNew(entry: AuditEntry): boolean;
}

/** A list that grows from a queue, one entry at a time, and pauses on request. */
export function useLiveFeed(entries: AuditEntry[]): Feed {
  const [live, setLive] = useState<AuditEntry[]>([]);
  const [queue, setQueue] = useState<AuditEntry[]>([]);
  const [paused, setPaused] = useState(false);
  const known = new Set(live.map(({ id }) => id));
  const shown = [...live, ...entries.filter(({ id }) => !known.has(id))].slice(0, LIVE_LIST_CAP);

  useEffect(() => {
    const next = queue[0];
    if (paused || !next) return undefined;
    return clock.after(STEP_MS, () => {
      setQueue((waiting) => waiting.slice(1));
      setLive((before) => [next, ...before.filter(({ id }) => id !== next.id)].slice(0, LIVE_LIST_CAP));
    });
  }, [queue, paused]);

  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const pause = () => setPaused(true);
    const resume = () => setPaused(false);
    const events = { pointerenter: pause, focusin: pause, pointerleave: resume, focusout: resume };
    for (const [type, listener] of Object.entries(events)) list.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(events)) list.removeEventListener(type, listener);
    };
  }, []);

  return {
    shown,
    push: (entry) => setQueue((waiting) => [...waiting, entry]),
    watch,
    isNew: (entry) => live.includes(entry),
  };
}
