/** The ledger under every purchase; the conventions are those of records.ts. */
import type { Balance, Lines } from '@muara/contract/rules';
import type { Instant } from './records.ts';

/** What one event wrote to the ledger of a purchase: never changed, never removed. */
export interface LedgerRecord {
  readonly id: number;
  readonly ticketId: number;
  readonly at: Instant;
  /** Amounts in sen by kind; see `LINES` in the contract's rules. */
  readonly lines: Lines;
  /** The payment method of money that came in or went back; null where none moved. */
  readonly method: string | null;
  /** Of a bank, a card machine or a provider. */
  readonly reference: string | null;
  /** The member of staff who took the money or made the decision. */
  readonly userId: number | null;
  /** The drawer that cash went into or came out of. */
  readonly shiftId: number | null;
  /** The payment that the money came with; null of a plain sale. */
  readonly paymentId: number | null;
}

declare const made: unique symbol;

/** The balance of a purchase as its postings add up to it. Only the ledger can make one. */
export type TicketBalance = Balance & { readonly [made]: true };
