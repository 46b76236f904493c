import type { ErrorCode } from '../../generated/errors.ts';
import { type EpochMs, MINUTE_MS } from '../dates/local-date.ts';
import { OK, type Verdict } from '../verdict.ts';

const UNDO_MINUTES = 2;

/** What decides whether a validation can be undone. */
export interface ValidationToUndo {
  at: EpochMs;
  undone: boolean;
  /** Whether this is the latest validation of its ticket. */
  isLast: boolean;
  tripStarted: boolean;
}

/** Returns the moment until which a validation can be undone. */
export function undoUntil(at: EpochMs): EpochMs {
  return at + UNDO_MINUTES * MINUTE_MS;
}

/** Whether a validation can be undone: its ticket's latest, within two minutes, before the trip starts. */
export function checkUndo({ at, undone, isLast, tripStarted }: ValidationToUndo, now: EpochMs): Verdict<ErrorCode> {
  if (undone) return { ok: false, code: 'undo_done' };
  if (tripStarted) return { ok: false, code: 'trip_started' };
  if (!isLast) return { ok: false, code: 'undo_not_last' };
  return now > undoUntil(at) ? { ok: false, code: 'undo_too_late' } : OK;
}
