import { NO_PAYMENT } from '../domain/tickets/index.ts';
import { MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { Instant, Sen } from '../world/records.ts';
import type { TicketPayment } from '../world/ticket-records.ts';
import { weightedPick } from './weighted-pick.ts';

const drawCounterMethod = weightedPick([
  ['Cash', 62],
  ['Card', 18],
  ['QR Pay', 14],
  ['Bank Transfer', 6],
]);
/** What a customer rounds up to, in sen. */
const NOTES = [100, 500, 1000, 2000, 5000, 10_000];

/** How a sale of a channel was paid, and when: some minutes later when it was online. */
export function paymentOn(
  random: Random,
  channel: string,
  at: Instant,
  total: Sen,
): { payment: TicketPayment; paidAt: Instant } {
  const transactionId = (): string => `T${random.int(100_000_000, 999_999_999)}`;
  const paid = (part: Partial<TicketPayment>, paidAt = at): ReturnType<typeof paymentOn> => ({
    payment: { ...NO_PAYMENT, ...part },
    paidAt,
  });
  switch (channel) {
    case 'counter':
      return paid(counterPayment(random, total));
    case 'terminal':
      return paid({ method: 'Card', terminalId: `K9-${random.int(1, 6)}`, transactionId: transactionId() });
    case 'kiosk':
      return paid({ method: 'QR Pay', kioskId: `KIOSK-${random.int(1, 3)}`, transactionId: transactionId() });
    default: {
      const paidAt = at + random.int(1, 6) * MINUTE_MS;
      return paid({ method: 'ipay88', transactionId: transactionId() }, paidAt);
    }
  }
}

/** A reference as a bank or a card machine prints it. */
export function bankReference(random: Random): string {
  return `TRF${random.int(100_000, 999_999)}`;
}

function counterPayment(random: Random, total: Sen): Partial<TicketPayment> {
  const method = drawCounterMethod(random);
  if (method === 'Cash') {
    const note = random.pick(NOTES);
    const cashIn = Math.ceil(total / note) * note;
    return { method, cashIn, cashOut: cashIn - total };
  }
  const bankName = method === 'Bank Transfer' ? random.pick(['Maybank', 'CIMB', 'Public Bank']) : null;
  return { method, refNo: bankReference(random), bankName };
}
