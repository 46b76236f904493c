import type { Context } from '../../kernel/handler.ts';
import { presentAudit, storeAuditEntry } from '../../reactions/audit/index.ts';
import type { UserRecord } from '../../world/records.ts';
import type { AuditEntry } from '../../world/world.ts';

/** Writes an audit entry for a user without a session yet: signing in, setting a password. */
export function writeAuditEntryFor({ world, hub }: Context, user: UserRecord, entry: AuditEntry): void {
  const stored = storeAuditEntry(world, { token: '', user }, entry);
  hub.broadcast({ type: 'activity-log', audit: presentAudit(stored) });
}
