import type { Rules } from '@muara/contract/rules';
import { toIso } from '../../world/local-time.ts';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { openRequestOf } from './ticket-state.ts';

/** Whether a buyer can pay a purchase online now (002 §4.3). */
export function canPayOnline(ticket: TicketRecord, rules: Rules, now: Instant): boolean {
  if (openRequestOf(ticket) !== null) return false;
  const { payment, balance, expired, cancel, refund, bookingStatus: status } = ticket;
  return rules.canPayOnline(
    {
      status,
      is_paid: balance.isPaid,
      expired,
      hold_until: toIso(payment.holdUntil),
      refunded_at: toIso(refund?.doneAt),
      canceled_at: toIso(cancel?.doneAt),
    },
    now,
  );
}
