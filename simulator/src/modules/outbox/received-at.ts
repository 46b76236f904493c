import type { OutboxRecord } from '../../world/log-records.ts';
import type { Instant } from '../../world/records.ts';

/** How long a mail is on its way. */
const ON_ITS_WAY_MS = 2_000;

/** When a mail reached whom it was sent to; null while it is on its way. Whoever has read it has received it. */
export function receivedAt({ createdAt, readAt }: OutboxRecord, now: Instant): Instant | null {
  const at = createdAt + ON_ITS_WAY_MS;
  if (readAt !== undefined) return Math.min(at, readAt);
  return at <= now ? at : null;
}
