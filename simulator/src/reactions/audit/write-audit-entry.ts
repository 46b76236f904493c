import type { Context } from '../../kernel/handler.ts';
import type { AuditRecord } from '../../world/log-records.ts';
import type { AuditEntry, Session, World } from '../../world/world.ts';
import { presentAudit } from './present-audit.ts';

/** The author of an entry when nobody is signed in. */
const GUEST = 'guest';

/** Stores an entry of the audit trail, as the session's user at the world's time. */
export function storeAuditEntry(world: World, session: Session | null, entry: AuditEntry): AuditRecord {
  const { module, action, link = null, changes, author: user = session?.user } = entry;
  return world.tables.audit.insert({
    userId: user?.id ?? null,
    username: user?.username ?? GUEST,
    module,
    action,
    link,
    ...(changes && { changes }),
    createdAt: world.clock.now(),
  });
}

/**
 * Writes an entry to the audit trail and broadcasts it to those who watch.
 * Call it last: a broadcast cannot be undone.
 */
export function writeAuditEntry(ctx: Pick<Context, 'world' | 'session' | 'hub'>, entry: AuditEntry): void {
  const stored = storeAuditEntry(ctx.world, ctx.session, entry);
  ctx.hub.broadcast({ type: 'activity-log', audit: presentAudit(stored) });
}
