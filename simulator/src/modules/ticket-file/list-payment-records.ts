import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

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
