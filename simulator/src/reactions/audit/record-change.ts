import type { CatalogueArea } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { AuditEntry } from '../../world/world.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/**
 * Audits a change of the catalogue, and tells every window that shows its area to refetch.
 * Call it last: a message cannot be undone.
 */
export function recordChange(ctx: Context, areas: CatalogueArea | readonly CatalogueArea[], entry: AuditEntry): void {
  recordChanges(ctx, areas, [entry]);
}

/**
 * Does the same for a command that changes several records: one entry each, so that each record's
 * timeline has it.
 */
export function recordChanges(
  ctx: Context,
  areas: CatalogueArea | readonly CatalogueArea[],
  entries: readonly AuditEntry[],
): void {
  for (const entry of entries) writeAuditEntry(ctx, entry);
  for (const area of typeof areas === 'string' ? [areas] : areas) ctx.hub.broadcast({ type: 'catalogue', area });
}
