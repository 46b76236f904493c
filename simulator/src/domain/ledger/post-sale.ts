import { listSaleLines, type Lines } from '@muara/contract/rules';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { post } from './ledger.ts';

const ON_CREDIT = 'Credit Facility';

/**
 * Posts a sale item by item, with its payment unless that comes later: an online order waits for the
 * provider, a booking for its buyer. A free sale counts as paid.
 */
export function postSale({ world, now }: { world: World; now: Instant }, ticket: TicketRecord): TicketRecord {
  const { money, payment, bookingStatus, adminId, shiftId } = ticket;
  const isPaid = bookingStatus === null ? payment.holdUntil === null : money.total === 0;
  return post(world, ticket.id, {
    at: now,
    lines: { ...listSaleLines(money), ...(isPaid && listPaymentLines(payment.method, money.total)) },
    method: isPaid ? payment.method : null,
    reference: payment.refNo ?? payment.transactionId,
    userId: adminId,
    shiftId,
  });
}

/** Returns the line of a payment: owed for Credit Facility, otherwise received. */
export function listPaymentLines(method: string | null, amount: number): Lines {
  return method === ON_CREDIT ? { owed: amount } : { received: amount };
}
