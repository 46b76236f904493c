import type { AuditEntry, RecordLink } from '@muara/contract/types';
import { formatInstant } from '@muara/contract/rules';
import type { AuditRecord } from '../../world/log-records.ts';

/**
 * Returns an audit entry for the wire (002 §3.7); the record it links to is under the name of its
 * kind.
 */
export function presentAudit({ id, username, module, action, link, changes, createdAt }: AuditRecord): AuditEntry {
  const entry: AuditEntry = { id, username, module, action, created_at: formatInstant(createdAt) };
  if (changes) entry.changes = changes.map((change) => ({ ...change }));
  if (!link) return entry;
  const target: RecordLink = { id: link.id };
  if (link.code !== null) target.code = link.code;
  if (link.name !== null) target.name = link.name;
  return { ...entry, [link.kind]: target };
}
