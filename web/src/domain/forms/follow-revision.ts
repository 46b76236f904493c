import type { Revision } from '@muara/contract/types';

/**
 * Returns the moment that a form may be saved as of, after a change that was made beside it: the new one when the form
 * was filled from the state just before, else the moment that it was filled at, so that other people's saves are noticed.
 */
export function followRevision(filledAt: string | null, { updated_at, previous_updated_at }: Revision): string | null {
  return updated_at !== undefined && previous_updated_at === filledAt ? updated_at : filledAt;
}
