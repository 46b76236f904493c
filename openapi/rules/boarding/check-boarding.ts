import type { ErrorCode } from '../../generated/errors.ts';
import type { EpochMs } from '../dates/local-date.ts';
import { toLocalDate } from '../dates/to-local-date.ts';
import { findEndOrRequest } from '../tickets/actions/find-end.ts';
import { hasPassed } from '../tickets/has-passed.ts';
import type { BoardingVerdict, TicketToBoard, TripToBoard } from './shapes.ts';

const READY: BoardingVerdict = Object.freeze({ result: 'ready' });

/**
 * Whether the remaining passengers of a ticket can board a trip now (002 §4.2, §4.5, §5.4).
 * A dated ticket boards on its day at its jetty; in another slot once the crew confirms it. An open
 * ticket boards at any jetty until it expires.
 *
 * @param trip null checks the ticket without a trip
 * @returns `params.date` is a local date, for the caller to format
 */
export function checkBoarding(ticket: TicketToBoard, trip: TripToBoard | null, now: EpochMs): BoardingVerdict {
  const { depart_date: date, jetty_id: jettyId, slot, boarded } = ticket;
  if (ticket.replaced) return refuse('code_replaced');
  const end = findEndOrRequest(ticket);
  if (end) return refuse(end);
  if (boarded) return refuse('ticket_validated', { time: timeOf(boarded.at), name: boarded.by });
  if (ticket.total_ticket > 0) return refuse('batch_receipt');
  if (ticket.dining_only) return refuse('dining_only');
  if (date !== null && !ticket.is_paid) return refuse('ticket_not_paid');
  if (date !== null && date !== toLocalDate(now)) return refuse('ticket_other_day', { date });
  if (ticket.expired || hasPassed(ticket.expired_at, now)) return refuse('ticket_expired');
  if (ticket.used) return refuse('ticket_used');
  if (trip === null) return READY;
  if (date !== null && jettyId !== null && jettyId !== trip.jetty_id)
    return refuse('ticket_other_jetty', { jetty: ticket.jetty?.name ?? '' });
  if (ticket.passengers_left > trip.remaining_passenger) return refuse('remaining_too_few');
  if (date !== null && slot !== null && slot !== trip.time)
    return { result: 'warning', code: 'ticket_other_slot', params: { slot } };
  return READY;
}

function refuse(code: ErrorCode, params?: Record<string, string>): BoardingVerdict {
  return { result: 'refused', code, ...(params && { params }) };
}

/** Formats the time of an instant on the wire: `14:02`. */
function timeOf(instant: string): string {
  return instant.slice(11, 16);
}
