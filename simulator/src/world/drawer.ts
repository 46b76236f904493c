import type { DrawerMovements } from '@muara/contract/rules';
import type { ShiftRecord } from './records.ts';
import type { TicketRecord } from './ticket-records.ts';

/** How cash moved through a shift's drawer; `tickets` are those sold in it. Refunds go through the bank, not the drawer. */
export function movementsOf(shift: ShiftRecord, tickets: readonly TicketRecord[]): DrawerMovements {
  let sales = 0;
  let voids = 0;
  for (const ticket of tickets) {
    if (ticket.payment.method !== 'Cash' || !ticket.payment.isPaid) continue;
    sales += ticket.money.total;
    if (isVoidedWithin(shift, ticket)) voids += ticket.money.total;
  }
  return { float: shift.float, sales, bookingPayments: 0, voids };
}

function isVoidedWithin(shift: ShiftRecord, { cancel, refund }: TicketRecord): boolean {
  if (cancel?.doneAt == null || refund?.doneAt != null) return false;
  return shift.closedAt === null || cancel.doneAt <= shift.closedAt;
}
