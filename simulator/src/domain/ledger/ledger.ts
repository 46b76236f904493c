import { applyPosting, balanceOf, EMPTY_BALANCE, type Posting } from '@muara/contract/rules';
import type { Collection } from '../../world/collection.ts';
import type { LedgerRecord, TicketBalance } from '../../world/ledger-records.ts';
import type { WorldTables } from '../../world/tables.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** The balance of a purchase without postings. */
export const NO_BALANCE = EMPTY_BALANCE as TicketBalance;

/** The fields of a posting that differ from null. */
export type PostingDraft = Pick<LedgerRecord, 'at' | 'lines'> &
  Partial<Omit<LedgerRecord, 'id' | 'ticketId' | 'at' | 'lines'>>;

/** Returns a posting with every field set, so that all postings share one hidden class in memory. */
export function newPosting(ticketId: number, draft: PostingDraft): Omit<LedgerRecord, 'id'> {
  return {
    ticketId,
    at: draft.at,
    lines: draft.lines,
    method: draft.method ?? null,
    reference: draft.reference ?? null,
    userId: draft.userId ?? null,
    shiftId: draft.shiftId ?? null,
    paymentId: draft.paymentId ?? null,
  };
}

/**
 * Writes a posting and updates the balance on its purchase; nothing else may write either.
 * @returns the purchase with its new balance; unchanged when the posting has no lines
 */
export function post({ tables }: { tables: WorldTables }, ticketId: number, draft: PostingDraft): TicketRecord {
  const ticket = tables.tickets.must(ticketId);
  if (Object.keys(draft.lines).length === 0) return ticket;
  // The type of the table hides its writes, so that this is the only place that posts.
  (tables.ledger as unknown as Collection<LedgerRecord>).insert(newPosting(ticketId, draft));
  return tables.tickets.update(ticketId, { balance: applyPosting(ticket.balance, draft) as TicketBalance });
}

/** Returns the balance of the given postings. */
export function sumBalance(postings: Iterable<Posting>): TicketBalance {
  return balanceOf(postings) as TicketBalance;
}
