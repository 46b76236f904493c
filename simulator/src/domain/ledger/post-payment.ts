import { withoutZeros } from '@muara/contract/rules';
import type { Instant, Sen } from '../../world/records.ts';
import type { LedgerRecord } from '../../world/ledger-records.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { post } from './ledger.ts';
import { listPaymentLines } from './post-sale.ts';

/** A payment for an existing purchase. */
interface PaymentToPost extends Partial<
  Pick<LedgerRecord, 'method' | 'reference' | 'userId' | 'shiftId' | 'paymentId'>
> {
  amount: Sen;
  /** Discount granted with the payment. */
  discount?: Sen;
}

/** Posts a payment for a purchase. Paying for an expired purchase sells it again. */
export function postPayment(
  { world, now }: { world: World; now: Instant },
  { id, balance }: TicketRecord,
  { amount, discount = 0, ...source }: PaymentToPost,
): TicketRecord {
  const restored = balance.total - balance.taken - balance.outstanding;
  const lines = {
    ...withoutZeros({ restored, staffDiscount: discount }),
    ...listPaymentLines(source.method ?? null, amount),
  };
  return post(world, id, { at: now, lines, ...source });
}

/** Posts a payment that buys nothing and is due back to the buyer. */
export function postSurplus(
  { world, now }: { world: World; now: Instant },
  { id, ticketId, amount, method, transactionId }: PaymentRecord,
): TicketRecord {
  return post(world, ticketId, {
    at: now,
    lines: { surplus: amount },
    method,
    reference: transactionId,
    paymentId: id,
  });
}

/** Posts the return of a surplus payment to its buyer. */
export function postSurplusPaidBack(
  { world, now }: { world: World; now: Instant },
  { id, ticketId, amount }: PaymentRecord,
  { userId, reference }: { userId: number; reference: string },
): TicketRecord {
  const lines = { surplusPaidBack: amount };
  return post(world, ticketId, { at: now, lines, method: 'Bank Transfer', reference, userId, paymentId: id });
}

/** Posts the settlement of a Credit Facility sale. */
export function postCreditSettled(
  { world, now }: { world: World; now: Instant },
  { id, balance }: TicketRecord,
  userId: number,
): TicketRecord {
  return post(world, id, { at: now, lines: { creditSettled: balance.owed }, method: 'Credit Facility', userId });
}
