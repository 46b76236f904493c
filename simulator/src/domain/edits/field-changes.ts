import type { AuditChange } from '../../world/log-records.ts';

/** A record as people read it: field by field; null or undefined where empty. */
export type Fields = Readonly<Record<string, string | null>>;

/**
 * Returns the fields that differ between two states, in their order; fields only in the second come
 * last.
 */
export function fieldChanges(before: Fields, after: Fields): AuditChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

/** Returns the fields that differ; of a record that was added or removed, all that it has. */
export function recordChanges<R>(before: R | null, after: R | null, fieldsOf: (record: R) => Fields): AuditChange[] {
  return fieldChanges(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {});
}
