import { detailMessages as text } from './ticket-detail.messages.ts';

/**
 * Returns who requested a refund or void: the member of staff, else the buyer.
 * Null without a request, or if the server does not say.
 */
export function requesterOf(requestedAt: string | null, name: string | null | undefined): string | null {
  if (requestedAt === null || name === undefined) return null;
  return name ?? text.theBuyer;
}
