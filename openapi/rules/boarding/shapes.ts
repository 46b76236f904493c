import type { ErrorCode } from '../../generated/errors.ts';
import type { PassengerCategory } from '../../generated/constants.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { YesNo } from '../tickets/shapes.ts';

/** A passenger category, or `free` for passengers with a free ticket. */
export type BoardingCategory = PassengerCategory | 'free';

/** Passengers of one category who have not boarded, as on the wire. */
export interface PassengersLeft {
  category: BoardingCategory;
  total: number;
}

/** What decides whether a scanned code boards, by the wire names of `ScannedTicket`. */
export interface TicketToBoard {
  is_paid: YesNo;
  used: YesNo;
  expired: YesNo;
  expired_at: string | null;
  depart_date: LocalDate | null;
  jetty_id: number | null;
  jetty: { name: string } | null;
  slot: string | null;
  request_refund_at: string | null;
  refunded_at: string | null;
  request_canceled_at: string | null;
  canceled_at: string | null;
  /** When the last passenger of the code boarded, and who validated it; null before that. */
  boarded: { at: string; by: string } | null;
  /** Passengers of the code who have not boarded. */
  passengers_left: number;
  /** Tickets of a batch; 0 for a single ticket or a sub-ticket. */
  total_ticket: number;
  dining_only: YesNo;
  /** The code was replaced when the expiry date of its batch changed. */
  replaced: YesNo;
}

/** What decides whether a ticket boards this trip. */
export interface TripToBoard {
  jetty_id: number;
  /** A slot of the jetty, or a full hour. */
  time: string;
  /** Places left on the boat. */
  remaining_passenger: number;
}

/**
 * Whether a ticket can board.
 * A ticket with a warning boards once the crew confirms it. `params` fill the placeholders of the
 * code's message.
 */
export type BoardingVerdict =
  | { result: 'ready' }
  | { result: 'warning' | 'refused'; code: ErrorCode; params?: Record<string, string> };
