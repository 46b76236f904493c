import { LIVE_LIST_CAP } from '@muara/contract/constants';
import type { AuditEntry } from '@muara/contract/types';
import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';

/** One live entry a second comes to the top. */
const STEP_MS = 1000;

interface Feed {
  /** Entries from the server's answer, then live ones on top; at most twenty. */
  shown: AuditEntry[];
  push(entry: AuditEntry): void;
  pause(): void;
  resume(): void;
  isNew(entry: AuditEntry): boolean;
}

/** A list that grows from a queue, one entry at a time, and stands still while it is paused. */
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

  return {
    shown,
    push: (entry) => setQueue((waiting) => [...waiting, entry]),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    isNew: (entry) => live.includes(entry),
  };
}
