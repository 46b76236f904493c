import type { WaitKind } from '@muara/contract/control';
import { ControlCallError } from '@muara/client/control';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clock } from '@/lib/clock.ts';
import { useServices } from '../app/services.ts';
import { worldKey } from './queries.ts';

/** How long one poll waits. */
const PATIENCE_MS = 25_000;
/** How long the console waits before it asks a simulator again that did not answer. */
const RETRY_MS = 2_000;

/**
 * Reads a world again whenever something of a kind happens in it, by one long poll after the other.
 * A page in the background does not poll: browsers keep few connections to one server.
 * @param latest id of the last one that is on screen; undefined while it is loading or paused
 */
export function useLive(name: string, kind: WaitKind, latest: number | undefined): void {
  const { controlUntil } = useServices();
  const queries = useQueryClient();
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (latest === undefined || !isVisible) return undefined;
    const ending = new AbortController();
    let stopTimer = () => {};
    const again = () => {
      if (!ending.signal.aborted) setRound((count) => count + 1);
    };
    controlUntil(ending.signal)
      .waitFor({ params: { name }, query: { kind, since: latest, timeout_ms: PATIENCE_MS } })
      .then(
        () => queries.invalidateQueries({ queryKey: worldKey(name) }).then(again),
        (error: unknown) => {
          const isQuiet = error instanceof ControlCallError && error.code === 'wait_timed_out';
          stopTimer = clock.after(isQuiet ? 0 : RETRY_MS, again);
        },
      );
    return () => {
      ending.abort();
      stopTimer();
    };
  }, [name, kind, latest, isVisible, round, controlUntil, queries]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
