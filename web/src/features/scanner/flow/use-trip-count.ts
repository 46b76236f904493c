import { useCallback, useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { isLineDown } from '../show-action-error.ts';
import type { TripStore } from '../trip/trip-store.ts';
import { isSameTrip, withCount } from './validation.ts';

const PROBE_MS = 5_000;
const GATE_TIMEOUT_MS = 10_000;

const NOBODY = { trip_id: null, trip_validated: 0 };

interface TripCount {
  /** Whether the server could not be reached last time. */
  isLineDown: boolean;
  /**
   * Applies the server's count.
   * A trip that the server does not know keeps its count, because the response to its start may be lost. `isEmpty`
   * says that the server knows better.
   */
  sync(isEmpty?: boolean): Promise<void>;
  /** Says whether a call has reached the server: null when it has. */
  noteLine(error: unknown): void;
}

/**
 * Keeps the trip's count in sync with the server.
 * It syncs when the screen opens, when the phone is online or visible again, and every few seconds while the server
 * cannot be reached.
 */
export function useTripCount(store: TripStore): TripCount {
  const client = useClient();
  const [isDown, setDown] = useState(false);
  const noteLine = useCallback((error: unknown) => setDown(error !== null && isLineDown(error)), []);
  const sync = useCallback(
    async (isEmpty = false) => {
      const before = store.get();
      if (before === null || !navigator.onLine) return;
      try {
        const answer = await client.call.getOpenTrip({ timeoutMs: GATE_TIMEOUT_MS });
        noteLine(null);
        // What happened meanwhile is newer than this answer.
        if (store.get() !== before || before.pending !== null) return;
        const { session } = answer;
        const isKnown = session !== null && isSameTrip(before, session);
        if (!isKnown && !isEmpty) return;
        const next = withCount(before, isKnown ? answer : NOBODY);
        if (next.validated !== before.validated || next.trip_id !== before.trip_id) store.set(next);
      } catch (error) {
        noteLine(error);
      }
    },
    [client, store, noteLine],
  );

  useEffect(() => {
    const shown = () => {
      if (!document.hidden) void sync();
    };
    const online = () => void sync();
    void sync();
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [sync]);
  useEffect(() => {
    if (!isDown) return undefined;
    let cancel = () => {};
    const probe = () => {
      cancel = clock.after(PROBE_MS, () => void sync().then(probe));
    };
    probe();
    return () => cancel();
  }, [isDown, sync]);
  return { isLineDown: isDown, sync, noteLine };
}
