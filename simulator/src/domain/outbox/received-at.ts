import type { OutboxRecord } from '../../world/log-records.ts';
import type { Instant } from '../../world/records.ts';

/** How long a mail is in transit. */
const ON_ITS_WAY_MS = 2_000;

/** Returns when a mail arrived; null while it is in transit. A mail that was read has arrived. */
export function receivedAt({ createdAt, readAt }: OutboxRecord, now: Instant): Instant | null {
  const at = createdAt + ON_ITS_WAY_MS;
  if (readAt !== undefined) return Math.min(at, readAt);
  return at <= now ? at : null;
}
