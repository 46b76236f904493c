import { type Rules, formatInstant, toRinggit } from '@muara/contract/rules';
import type { PaidBack, PaymentEntry } from '@muara/contract/types';
import type { Handler } from '../../kernel/handler.ts';
import { getBookingState } from '../../world/booking-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { PaymentRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getTicketFile } from './get-ticket-file.ts';
import { listPaymentRecords } from './list-payment-records.ts';

/** Returns every payment and attempt for a ticket or booking, oldest first (002 §4.1). */
export const listPayments: Handler<'listPayments'> = ({ params }, ctx) => {
  const { world, rules } = ctx;
  const ticket = getTicketFile(ctx, params.id, 'View');
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
};

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
