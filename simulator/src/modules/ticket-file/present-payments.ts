import { formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type { PaidBack, PaymentEntry, PaymentHistory } from '@muara/contract/types';
import { toIso } from '../../world/local-time.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getBookingState } from '../../world/booking-keys.ts';

/** Returns every payment and attempt for a ticket or booking, oldest first (002 §4.1). */
export function presentPayments(world: World, ticket: TicketRecord, rules: Rules): PaymentHistory {
  const payments = listPaymentRecords(world, ticket);
  return {
    payment_history: payments.map((payment, index) =>
      presentPayment(world, payment, rules, index === payments.length - 1),
    ),
    status: ticket.bookingStatus,
    is_paid: ticket.balance.isPaid,
    partial_paid: ticket.balance.isPartlyPaid,
    payment_state: rules.bookingPaymentState(getBookingState(ticket)),
  };
}

/** Returns the payments of a ticket; a plain sale stores its only one on the ticket (002 §3.7). */
export function listPaymentRecords({ tables }: World, ticket: TicketRecord): readonly PaymentRecord[] {
  const payments = tables.payments.by('ticket', ticket.id);
  const { method } = ticket.payment;
  const { isPaid, paidAt } = ticket.balance;
  const known = payments.some((payment) => payment.paidAt !== null && !payment.surplus);
  if (known || !isPaid || paidAt === null || method === null) return payments;
  return [...payments, paymentOnTicket(ticket, paidAt, method)];
}

function paymentOnTicket(
  { id, money, payment, adminId, shiftId }: TicketRecord,
  at: number,
  method: string,
): PaymentRecord {
  return {
    id,
    ticketId: id,
    refNo: payment.refNo,
    method,
    type: 'full',
    amount: money.total,
    paidAt: at,
    surplus: false,
    errorDesc: null,
    transactionId: payment.transactionId,
    adminId,
    shiftId,
    cashIn: payment.cashIn,
    cashOut: payment.cashOut,
    createdAt: at,
  };
}

function presentReturn({ tables }: World, { paidBack }: PaymentRecord): PaidBack | null {
  if (!paidBack) return null;
  const { at, userId, reference } = paidBack;
  return { at: formatInstant(at), username: tables.users.must(userId).username, reference };
}

function presentPayment(world: World, payment: PaymentRecord, rules: Rules, last: boolean): PaymentEntry {
  const entry = { paid_at: toIso(payment.paidAt), error_desc: payment.errorDesc };
  const admin = payment.adminId === null ? undefined : world.tables.users.get(payment.adminId);
  return {
    id: payment.id,
    ...entry,
    created_at: formatInstant(payment.createdAt),
    amount: toRinggit(payment.amount),
    payment_method: payment.method,
    type: payment.type,
    status: rules.paymentEntryState(entry, last),
    surplus: payment.surplus,
    paid_back: presentReturn(world, payment),
    ref_no: payment.refNo ?? payment.transactionId,
    username: admin?.username ?? null,
  };
}
