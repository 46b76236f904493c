import type { AuditChange } from '../../world/log-records.ts';

/** A record as people read it: field by field, null or absent where there is nothing. */
export type Fields = Readonly<Record<string, string | null>>;

/** The fields in which two states differ, in their order; those that came last are the new ones. */
export function fieldChanges(before: Fields, after: Fields): AuditChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}
