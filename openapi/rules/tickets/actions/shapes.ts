import type { ErrorCode } from '../../../generated/errors.ts';
import type { BookingStatus, TicketPlatform } from '../../../generated/constants.ts';
import type { Verdict } from '../../verdict.ts';
import type { TicketDetailState, YesNo } from '../shapes.ts';

/** What decides which actions a purchase allows, by the wire names of `Ticket`. */
export interface TicketToChange extends TicketDetailState {
  platform: TicketPlatform;
  exhibition: YesNo;
  vvip: YesNo;
  minisigua: YesNo;
  wristband: YesNo;
  agent_id: number | null;
  email: string | null;
  /** For a booking; other tickets have none. */
  status?: BookingStatus | null;
  /** RM that a refund pays back; null or missing when nothing was paid. */
  refund_amount?: number | null;
  /** RM that is owed under a Credit Facility. */
  credit_owed: number;
  /** The deposit was paid and the rest is outstanding. */
  partial_paid: YesNo;
  partial_validate: readonly unknown[];
  /** Tickets of a batch; 0 for a single ticket. */
  total_ticket: number;
  /** Tickets of a batch that were used. */
  total_ticket_used: number;
  /** Tickets of a batch that were voided one by one. */
  total_ticket_voided: number;
  /** Tickets of a batch that a void of the purchase would void: neither sold nor used. */
  total_ticket_to_void: number;
}

/**
 * Who asks for an action on a ticket (001 §4, 002 §4).
 * Staff follow the rules of editing, the buyer those of a purchase, and staff who scan those of the
 * gate.
 */
export type Asker = 'staff' | 'buyer' | 'gate';

/** A refusal has only a code: it concerns a ticket, not a field. */
export type ActionVerdict = Verdict<ErrorCode>;

/** @internal */
export function refuse(code: ErrorCode): ActionVerdict {
  return { ok: false, code };
}
