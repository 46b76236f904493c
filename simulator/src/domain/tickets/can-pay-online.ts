import type { Rules } from '@muara/contract/rules';
import { toIso } from '../../world/local-time.ts';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Returns whether a buyer can pay a purchase online now (002 §4.3). */
export function canPayOnline(ticket: TicketRecord, rules: Rules, now: Instant): boolean {
  const { payment, balance, expired, cancel, refund, bookingStatus: status } = ticket;
  return rules.canPayOnline(
    {
      status,
      is_paid: balance.isPaid,
      expired,
      hold_until: toIso(payment.holdUntil),
      refunded_at: toIso(refund?.doneAt),
      canceled_at: toIso(cancel?.doneAt),
      request_refund_at: toIso(refund?.requestedAt),
      request_canceled_at: toIso(cancel?.requestedAt),
    },
    now,
  );
}
