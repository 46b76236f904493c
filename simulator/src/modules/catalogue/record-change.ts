import type { CatalogueArea } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { AuditEntry } from '../../world/world.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';

/**
 * Writes a change of the catalogue to the audit trail, and tells every window that shows this part of it to ask anew.
 * Call it last: a message cannot be called back.
 */
export function recordChange(ctx: Context, areas: CatalogueArea | readonly CatalogueArea[], entry: AuditEntry): void {
  recordChanges(ctx, areas, [entry]);
}

/** The same of a command that changes several records: one line each, so that each record's timeline tells it. */
export function recordChanges(
  ctx: Context,
  areas: CatalogueArea | readonly CatalogueArea[],
  entries: readonly AuditEntry[],
): void {
  for (const entry of entries) writeAuditEntry(ctx, entry);
  for (const area of typeof areas === 'string' ? [areas] : areas) ctx.hub.broadcast({ type: 'catalogue', area });
}
