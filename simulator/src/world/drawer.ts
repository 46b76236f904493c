import type { DrawerMovements } from '@muara/contract/rules';
import type { ShiftRecord } from './records.ts';
import type { WorldTables } from './tables.ts';
import type { PaymentRecord, TicketRecord } from './ticket-records.ts';

/** The payment of a booking that a shift took, and what became of the booking. */
export interface BookingPayment extends Pick<PaymentRecord, 'method' | 'amount' | 'cashIn' | 'cashOut'> {
  readonly ticket: Pick<TicketRecord, 'cancel' | 'refund'>;
}

/** The payments of bookings that a shift took. */
export function bookingPaymentsOf(
  { payments, tickets }: Pick<WorldTables, 'payments' | 'tickets'>,
  shiftId: number,
): BookingPayment[] {
  return payments
    .by('shift', shiftId)
    .filter(({ paidAt }) => paidAt !== null)
    .map((payment) => ({ ...payment, ticket: tickets.must(payment.ticketId) }));
}

/** How cash moved through the drawer of a shift, up to its close (002 §4.4). */
export function drawerOf(tables: Pick<WorldTables, 'payments' | 'tickets'>, shift: ShiftRecord): DrawerMovements {
  return movementsOf(shift, tables.tickets.by('shift', shift.id), bookingPaymentsOf(tables, shift.id));
}

/**
 * The same of the tickets that were sold in the shift and the payments of bookings that it took. Refunds go through the
 * bank, not the drawer.
 */
export function movementsOf(
  shift: ShiftRecord,
  tickets: readonly TicketRecord[],
  payments: readonly BookingPayment[] = [],
): DrawerMovements {
  let sales = 0;
  let bookingPayments = 0;
  let voids = 0;
  for (const ticket of tickets) {
    if (ticket.payment.method !== 'Cash' || !ticket.payment.isPaid) continue;
    sales += ticket.money.total;
    if (isVoidedWithin(shift, ticket)) voids += ticket.money.total;
  }
  for (const { method, amount, ticket } of payments) {
    if (method !== 'Cash') continue;
    bookingPayments += amount;
    if (isVoidedWithin(shift, ticket)) voids += amount;
  }
  return { float: shift.float, sales, bookingPayments, voids };
}

function isVoidedWithin(shift: ShiftRecord, { cancel, refund }: Pick<TicketRecord, 'cancel' | 'refund'>): boolean {
  if (cancel?.doneAt == null || refund?.doneAt != null) return false;
  return shift.closedAt === null || cancel.doneAt <= shift.closedAt;
}
