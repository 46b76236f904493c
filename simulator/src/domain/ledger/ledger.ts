import { applyPosting, balanceOf, EMPTY_BALANCE, type Posting } from '@muara/contract/rules';
import type { Collection } from '../../world/collection.ts';
import type { LedgerRecord, TicketBalance } from '../../world/ledger-records.ts';
import type { WorldTables } from '../../world/tables.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** The balance of a purchase that nothing was posted for. */
export const NO_BALANCE = EMPTY_BALANCE as TicketBalance;

/** What a posting states; all that is left out is null. */
export type PostingDraft = Pick<LedgerRecord, 'at' | 'lines'> &
  Partial<Omit<LedgerRecord, 'id' | 'ticketId' | 'at' | 'lines'>>;

/** Returns a posting with all its fields, in the one shape that all postings have in memory. */
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
 * Writes a posting to the ledger of a purchase and updates the balance on its record: the only way to either.
 * @returns the purchase with its new balance; unchanged when the posting has no lines
 */
export function post({ tables }: { tables: WorldTables }, ticketId: number, draft: PostingDraft): TicketRecord {
  const ticket = tables.tickets.must(ticketId);
  if (Object.keys(draft.lines).length === 0) return ticket;
  (tables.ledger as unknown as Collection<LedgerRecord>).insert(newPosting(ticketId, draft));
  return tables.tickets.update(ticketId, { balance: applyPosting(ticket.balance, draft) as TicketBalance });
}

/** Returns the balance that postings add up to. */
export function sumBalance(postings: Iterable<Posting>): TicketBalance {
  return balanceOf(postings) as TicketBalance;
}
