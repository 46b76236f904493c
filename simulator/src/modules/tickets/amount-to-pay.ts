import type { Rules } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { openRequestOf } from './ticket-state.ts';

/** What the next payment of a ticket takes; null when nothing can be paid, or while a request waits. */
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
  if (openRequestOf(ticket) !== null) return null;
  return rules.amountToPay({
    total: money.total,
    partial: payment.partial && !balance.isPartlyPaid,
    paid: balance.taken,
  });
}
