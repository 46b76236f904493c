import type { Revision } from '@muara/contract/types';

/**
 * Returns the revision that a form saves against after a change beside it, such as an added picture.
 * It is the new one if the form was filled from the state just before; otherwise it stays, so that saves by others
 * are noticed.
 */
export function followRevision(filledAt: string | null, { updated_at, previous_updated_at }: Revision): string | null {
  return updated_at !== undefined && previous_updated_at === filledAt ? updated_at : filledAt;
}
