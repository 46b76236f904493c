import type { JobContext } from '../../kernel/handler.ts';
import type { AuditEntry } from '../../world/world.ts';
import { presentAudit } from '../../domain/audit/index.ts';

/** The author of an entry when nobody is signed in. */
const GUEST = 'guest';

/** Writes an entry to the audit trail and broadcasts it to those who watch. */
export function writeAuditEntry({ world, session, hub }: JobContext, entry: AuditEntry): void {
  const { module, action, link = null, changes, author: user = session?.user } = entry;
  const stored = world.tables.audit.insert({
    userId: user?.id ?? null,
    username: user?.username ?? GUEST,
    module,
    action,
    link,
    ...(changes && { changes }),
    createdAt: world.clock.now(),
  });
  hub.broadcast({ type: 'activity-log', audit: presentAudit(stored) });
}
