import { formatInstant } from '@muara/contract/rules';
import type { Revision } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Edited } from '../../world/records.ts';

const SECOND_MS = 1_000;

/** Returns when a record was last saved, for the wire. */
export function presentEdit({ updatedAt }: Edited): string | null {
  return updatedAt == null ? null : formatInstant(updatedAt);
}

/**
 * Returns the save times before and after a change made outside the form, so that an open form can
 * follow it.
 */
export function presentRevision(before: Edited, after: Edited): Revision {
  return { previous_updated_at: presentEdit(before), updated_at: presentEdit(after) as string };
}

/**
 * Refuses a save from a stale form. A caller that sends no state is trusted.
 * @throws Refusal record_changed, naming who saved in the meantime
 */
export function assertUnchanged(record: Edited, seen: string | null | undefined): void {
  if (seen === undefined || seen === presentEdit(record)) return;
  // A form cannot send null: an unchanged record has no save time to send.
  if ((seen === null || seen === '') && record.updatedAt == null) return;
  throw new Refusal('record_changed', { params: { name: record.updatedBy ?? 'somebody else' } });
}

/**
 * Marks a record as saved now by the caller.
 * The wire has whole seconds, so two saves within one second must differ.
 */
export function editedBy(record: Edited, { now, session }: Context): Required<Edited> {
  const after = record.updatedAt == null ? now : record.updatedAt + SECOND_MS;
  return { updatedAt: Math.max(now, after), updatedBy: session.user.name };
}
