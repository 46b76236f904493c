import type { ApprovalKind } from '@muara/contract/types';
import type { Instant } from './records.ts';
import { isRemoved } from './ticket-keys.ts';
import type { SubTicketRecord, TicketRecord, TicketReversal } from './ticket-records.ts';

/** Returns which decisions a purchase waits for: a refund, a void or a booking. */
export function waitingKeys(ticket: TicketRecord): ApprovalKind[] | undefined {
  const { refund, cancel, bookingStatus } = ticket;
  const kinds: ApprovalKind[] = [];
  if (waits(refund)) kinds.push('refund');
  if (waits(cancel) && refund?.doneAt == null) kinds.push('void');
  if (bookingStatus === 'Pending' && !isRemoved(ticket)) kinds.push('booking');
  return kinds.length === 0 ? undefined : kinds;
}

/** Returns since when a purchase has been waiting. */
export function waitingSince({ refund, cancel, createdAt }: TicketRecord): Instant {
  if (waits(refund)) return refund.requestedAt;
  return waits(cancel) ? cancel.requestedAt : createdAt;
}

/** Returns whether a void of one ticket of a batch waits for a decision. */
export function subVoidWaits({ requestCanceledAt, canceledAt }: SubTicketRecord): true | undefined {
  return requestCanceledAt !== null && canceledAt === null ? true : undefined;
}

function waits(reversal: TicketReversal | null): reversal is TicketReversal & { requestedAt: Instant } {
  return reversal !== null && reversal.requestedAt !== null && reversal.doneAt === null;
}
