import type { WorldClock } from './clock.ts';

/** The job that resets a training world, every night. */
export const TRAINING_RESET = 'training-reset';

const DAY_MS = 86_400_000;
const KUALA_LUMPUR_MS = 28_800_000;
/** 03:00 in Kuala Lumpur: every counter is closed, and the nightly run is over. */
const RESET_MS = 3 * 3_600_000;

/** Schedules the nightly reset of a training world; any other world loses it. */
export function scheduleReset(clock: WorldClock, training: boolean): void {
  const before = clock.jobs().filter(({ kind }) => kind === TRAINING_RESET);
  for (const { id } of before) clock.cancel(id);
  if (!training) return;
  const today = Math.floor((clock.now() + KUALA_LUMPUR_MS) / DAY_MS) * DAY_MS - KUALA_LUMPUR_MS + RESET_MS;
  clock.scheduleDaily(today > clock.now() ? today : today + DAY_MS, TRAINING_RESET);
}
