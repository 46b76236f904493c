import type { Sen } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** What was received for a ticket so far: all of it, a deposit, or nothing. A refund gives all of that back. */
export function receivedOf({ payment, money }: TicketRecord): Sen {
  if (payment.isPaid) return money.total;
  return payment.partialPaid ? payment.paidAmount : 0;
}
