import type { Rules } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { findOpenRequest } from './ticket-state.ts';

/**
 * Returns the amount of a ticket's next payment; null when nothing can be paid or a request is
 * pending.
 */
export function amountToPay(ticket: TicketRecord, rules: Rules): Sen | null {
  const { payment, balance, money, bookingStatus, expired } = ticket;
  if (balance.isPaid || expired || ticket.cancel?.doneAt != null || ticket.refund?.doneAt != null) return null;
  if (
    bookingStatus === 'Pending' ||
    bookingStatus === 'Rejected' ||
    bookingStatus === 'Canceled' ||
    bookingStatus === 'Expired'
  )
    return null;
  if (findOpenRequest(ticket) !== null) return null;
  return rules.amountToPay({
    total: money.total,
    partial: payment.partial && !balance.isPartlyPaid,
    paid: balance.taken,
  });
}
