import { createThrottle, type RealtimeClock } from '@muara/client';
import type { Realtime } from '@muara/client/realtime';
import { REFETCHES } from '@muara/contract/refetches';
import type { QueryClient } from '@tanstack/react-query';
import { clientClock } from '@/lib/clock.ts';

/** A gate can validate several tickets a second, so screens refetch at most once in this interval. */
const REFRESH_MS = 1000;

/** What any change can make stale: the lists, and the tills and the shop, which show parts of several. */
const EVERYTHING = Object.values(REFETCHES).flat();

/**
 * Refreshes screens when somebody else changes the catalogue or validates a ticket at the gate.
 * Active queries are refetched immediately, the others when they are next used. Everything may have changed while there
 * was no connection: before the first one too, for screens load faster than it opens.
 */
export function followCatalogue(
  realtime: Pick<Realtime, 'on'>,
  queries: QueryClient,
  clock: Pick<RealtimeClock, 'setTimer'> = clientClock,
): () => void {
  const changed = new Set<string>();
  const throttle = createThrottle(
    () => {
      for (const word of changed) void queries.invalidateQueries({ queryKey: [word] });
      changed.clear();
    },
    clock,
    REFRESH_MS,
  );
  const refresh = (queryKeys: readonly string[]): void => {
    queryKeys.forEach((word) => changed.add(word));
    throttle.wish();
  };
  const ends = [
    realtime.on('catalogue', ({ area }) => refresh(REFETCHES[area])),
    realtime.on('scan', () => refresh(REFETCHES.scan)),
    realtime.on('new-ticket', () => refresh(REFETCHES['new-ticket'])),
    realtime.on('connected', () => refresh(EVERYTHING)),
    throttle.cancel,
  ];
  return () => ends.forEach((end) => end());
}
