import type { Realtime } from '@muara/client/realtime';
import { parseInstant } from '@muara/contract/rules/dates/parse-instant';
import type { QueryClient } from '@tanstack/react-query';
import { clock } from '@/lib/clock.ts';

/** After a smaller step the data on screen still belongs to the time. */
const JUMP_MS = 60_000;

/**
 * Follows a server whose clock is set by hand.
 * Every screen shows the new time, and refetches what depends on it.
 */
export function followServerClock(realtime: Pick<Realtime, 'on'>, queries: QueryClient): () => void {
  const ends = [
    realtime.on('connected', clock.run),
    realtime.on('clock', ({ now, stopped }) => {
      const time = parseInstant(now);
      if (time === null) return;
      const moved = clock.set({ now: time, isStopped: stopped });
      if (moved >= JUMP_MS) void queries.invalidateQueries();
    }),
  ];
  return () => ends.forEach((end) => end());
}
