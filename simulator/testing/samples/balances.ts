import { listSaleLines, type Lines } from '@muara/contract/rules';
import { sumBalance } from '../../src/domain/ledger/index.ts';
import { listPaymentLines } from '../../src/domain/ledger/post-sale.ts';
import type { TicketBalance } from '../../src/world/ledger-records.ts';
import type { Instant, Sen } from '../../src/world/records.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';

type Sold = Pick<TicketRecord, 'money'>;

/**
 * Returns the balance of an unpaid ticket.
 * Balances here put a ticket into a state without the calls that lead there.
 */
export function unpaidBalance({ money }: Sold): TicketBalance {
  return sumBalance([{ at: 0, lines: listSaleLines(money) }]);
}

/** Returns the bill of a ticket with one amount and nothing else. */
export function plainMoney({ money }: Sold, total: Sen): TicketRecord['money'] {
  const nothing = { minisigua: 0, amountFood: 0, totalDiscount: 0, amountDiscount: 0, processingFee: 0 };
  return { ...money, ...nothing, amount: total, subtotal: total, total };
}

/** Returns the balance of a ticket that was paid in full. */
export function paidBalance({ money }: Sold, at: Instant): TicketBalance {
  return sumBalance([{ at, lines: { ...listSaleLines(money), received: money.total } }]);
}

/** Returns the balance of a partly paid ticket. */
export function depositBalance({ money }: Sold, amount: Sen): TicketBalance {
  return sumBalance([{ at: 0, lines: { ...listSaleLines(money), received: amount } }]);
}

/** Returns the balance of a Credit Facility sale. */
export function creditBalance({ money }: Sold, { settled, at = 0 }: { settled: boolean; at?: Instant }): TicketBalance {
  const lines: Lines = { ...listSaleLines(money), ...listPaymentLines('Credit Facility', money.total) };
  return sumBalance([{ at, lines }, ...(settled ? [{ at, lines: { creditSettled: money.total } }] : [])]);
}
