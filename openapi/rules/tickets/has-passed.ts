import type { EpochMs } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';

/** Whether the end of a ticket's life has passed; never for a ticket without an end. */
export function hasPassed(expiredAt: string | null, now: EpochMs): boolean {
  const end = expiredAt === null ? null : parseInstant(expiredAt);
  return end !== null && end < now;
}
