import { formatInstant } from '@muara/contract/rules';
import type { Revision } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Edited } from '../../world/records.ts';
import type { Session } from '../../world/world.ts';

const SECOND_MS = 1_000;

/** When a record was saved last, for the wire. */
export function presentEdit({ updatedAt }: Edited): string | null {
  return updatedAt == null ? null : formatInstant(updatedAt);
}

/** Returns the moments before and after a change that was made beside the form, so that an open form can follow it. */
export function presentRevision(before: Edited, after: Edited): Revision {
  return { previous_updated_at: presentEdit(before), updated_at: presentEdit(after) as string };
}

/**
 * Refuses a save that was filled from an older state of the record. A caller that names no state is taken at its word.
 * @throws Refusal record_changed, naming who saved meanwhile
 */
export function assertUnchanged(record: Edited, seen: string | null | undefined): void {
  if (seen === undefined || seen === presentEdit(record)) return;
  // A form cannot send null: a record that nobody has changed has no moment to name.
  if ((seen === null || seen === '') && record.updatedAt == null) return;
  throw new Refusal('record_changed', { params: { name: record.updatedBy ?? 'somebody else' } });
}

/** Marks a record as saved now by the caller. The wire tells the second: two saves within one must not look like the same. */
export function editedBy(record: Edited, { now, session }: Context): Required<Edited> {
  const after = record.updatedAt == null ? now : record.updatedAt + SECOND_MS;
  return { updatedAt: Math.max(now, after), updatedBy: (session as Session).user.name };
}
