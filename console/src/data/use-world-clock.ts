import type { World } from '@muara/contract/control';
import { useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { useNow } from '@/lib/use-now.ts';

const KUALA_LUMPUR_MS = 8 * 3_600_000;

/** Returns the time of a world as an instant. It runs on between two answers unless it is frozen. */
export function useWorldClock({ now, clock: mode }: Pick<World, 'now' | 'clock'>): string {
  const [known, setKnown] = useState(() => ({ now, since: clock.device() }));
  useNow(1_000);
  if (known.now !== now) setKnown({ now, since: clock.device() });
  if (mode === 'frozen') return now;
  return formatInstant(Date.parse(known.now) + clock.device() - known.since);
}

/** Returns milliseconds as an instant in Kuala Lumpur, without fractions. */
export const formatInstant = (ms: number): string =>
  `${new Date(ms + KUALA_LUMPUR_MS).toISOString().slice(0, 19)}+08:00`;
