import { type TicketPlatform, UNPAID_HOLD_MINUTES } from '../../generated/constants.ts';
import { type EpochMs, MINUTE_MS } from '../dates/local-date.ts';
import { parseInstant } from '../dates/parse-instant.ts';
import type { TicketState } from './shapes.ts';

/** The part of a ticket or booking that decides whether it occupies seats. */
export interface SeatHolder extends Pick<
  TicketState,
  'is_paid' | 'expired' | 'booking' | 'refunded_at' | 'canceled_at'
> {
  platform: TicketPlatform;
  /** For a booking; other tickets have none. */
  status?: string | null;
  dining_only: boolean | 0 | 1;
  exhibition: boolean | 0 | 1;
  depart_date: string | null;
  created_at: string;
}

/** Platforms where a buyer pays online, so a ticket can stay unpaid forever. */
const ONLINE: ReadonlySet<TicketPlatform> = new Set(['web_app', 'mobile_app', 'kiosk', 'agent_dashboard']);

const ENDED: ReadonlySet<string> = new Set(['Rejected', 'Expired', 'Canceled']);

/**
 * Whether a record occupies seats of its jetty, date and slot (002 §4).
 * Every dated one that is not refunded, voided, rejected or expired. Bookings count from the day they
 * are requested, and requests to refund or void release nothing until they are approved. An unpaid
 * online ticket keeps its seats for half an hour. Dishes and exhibition tickets have none.
 */
export function holdsCapacity(record: SeatHolder, now: EpochMs): boolean {
  if (record.depart_date === null || record.dining_only || record.exhibition) return false;
  if (record.refunded_at || record.canceled_at || record.expired) return false;
  if (record.status && ENDED.has(record.status)) return false;
  return !isLapsed(record, now);
}

/** Returns the moment from which an unpaid online ticket no longer holds its seats. */
export function holdEndsAt(created: EpochMs): EpochMs {
  return created + UNPAID_HOLD_MINUTES * MINUTE_MS;
}

function isLapsed({ is_paid, booking, platform, created_at }: SeatHolder, now: EpochMs): boolean {
  if (is_paid || booking || !ONLINE.has(platform)) return false;
  const created = parseInstant(created_at);
  return created !== null && holdEndsAt(created) <= now;
}
