/** The ledger of each purchase; conventions as in records.ts. */
import type { Balance, Lines } from '@muara/contract/rules';
import type { Instant } from './records.ts';

/** What one event posted to the ledger of a purchase; never changed or removed. */
export interface LedgerRecord {
  readonly id: number;
  readonly ticketId: number;
  readonly at: Instant;
  /** Amounts in sen by kind; see `LINES` in the contract's rules. */
  readonly lines: Lines;
  /** The payment method of money received or returned; null when no money moved. */
  readonly method: string | null;
  /** Reference of a bank, card terminal or payment provider. */
  readonly reference: string | null;
  /** The member of staff who took the money or made the decision. */
  readonly userId: number | null;
  /** The drawer that cash moved into or out of. */
  readonly shiftId: number | null;
  /** The payment that brought the money; null for a plain sale. */
  readonly paymentId: number | null;
}

declare const made: unique symbol;

/** The balance of a purchase, the sum of its postings. Only the ledger can create one. */
export type TicketBalance = Balance & { readonly [made]: true };
