import type { EpochMs } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';

/** Whether a ticket has expired; never without an expiry. @internal */
export function hasPassed(expiredAt: string | null, now: EpochMs): boolean {
  const end = expiredAt === null ? null : parseInstant(expiredAt);
  return end !== null && end < now;
}
