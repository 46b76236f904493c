import type { BubbleCounters } from '@muara/contract/types';
import { toLocalDate } from '@muara/contract/rules';
import { listKey } from '../../world/ticket-keys.ts';
import type { World } from '../../world/world.ts';

export const NO_BUBBLES: BubbleCounters = {
  refund_request: 0,
  cancel_request: 0,
  sub_cancel_request: 0,
  surplus: 0,
  upcoming_vvip: 0,
  pending_booking_vvip: 0,
  pending_booking_charter: 0,
  error_log: 0,
  bug_report: 0,
};

/** Returns the badge counters, computed from the records' states (000 §3). */
export function countBubbles(world: World): BubbleCounters {
  const { tickets, subTickets, payments, errorLog, bugReports } = world.tables;
  const requests = (type: string): number =>
    tickets.count('list', listKey(0, 'type', type)) + tickets.count('list', listKey(1, 'type', type));
  return {
    refund_request: requests('refund-request'),
    cancel_request: requests('cancel-request'),
    sub_cancel_request: subTickets.count('waiting', true),
    surplus: payments.count('surplus', true),
    upcoming_vvip: countUpcomingVvip(world),
    pending_booking_vvip: tickets.count('bookingStatus', '0|Pending'),
    pending_booking_charter: tickets.count('bookingStatus', '1|Pending'),
    error_log: errorLog.size,
    bug_report: bugReports.count('pending', true),
  };
}

function countUpcomingVvip(world: World): number {
  const today = toLocalDate(world.clock.now());
  let count = 0;
  for (const ticket of world.tables.tickets.cursor('vvipDeparture', { key: true })) {
    if ((ticket.departDate as string) < today) break;
    count++;
  }
  return count;
}
