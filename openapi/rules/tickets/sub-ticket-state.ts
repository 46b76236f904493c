import type { YesNo } from './shapes.ts';

/** The part of a sub-ticket that decides its state (001 §3). */
export interface SubTicket {
  sold: YesNo;
  user_id: number | null;
  validated_at: string | null;
  request_canceled_at: string | null;
  canceled_at: string | null;
  expired: YesNo;
  /** The undecided request of its purchase, which blocks changes; absent without one. */
  frozen_by?: 'refund_requested' | 'void_requested' | null;
}

export type SubTicketState = 'Voided' | 'Used' | 'Pending Void' | 'Sold' | 'Expired' | 'Available';

/**
 * Returns the state of a sub-ticket, so that the counts of a batch add up (001 §4).
 * Voided, Used, Pending Void, Sold (has a user or the flag), Expired (otherwise unsold), Available.
 */
export function subTicketState(ticket: SubTicket): SubTicketState {
  if (ticket.canceled_at) return 'Voided';
  if (ticket.validated_at) return 'Used';
  if (ticket.request_canceled_at) return 'Pending Void';
  if (ticket.sold || ticket.user_id !== null) return 'Sold';
  if (ticket.expired) return 'Expired';
  return 'Available';
}

/**
 * Returns the state of a ticket in the totals of its batch (001 §4).
 * An undecided void request changes nothing, so total = available + sold + used + voided + expired.
 */
export function countedSubTicketState(ticket: SubTicket): Exclude<SubTicketState, 'Pending Void'> {
  return subTicketState({ ...ticket, request_canceled_at: null }) as Exclude<SubTicketState, 'Pending Void'>;
}
