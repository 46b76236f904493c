import type { Ticket } from '@muara/contract/types';
import { storage } from '@/lib/storage.ts';
import { savedContact } from './saved-contact.ts';

const KEY = 'muara.unpaid-ticket';
/** Increased when the stored format changes; older formats are discarded. */
const VERSION = 1;
const CODE = /^[A-Z0-9]{4,11}$/;

interface SavedTicket {
  version: typeof VERSION;
  code: string;
  /** Opens the documents of the ticket, in other tabs too. */
  documentKey?: string | undefined;
}

function isSavedTicket(value: unknown): value is SavedTicket {
  const kept = value as Partial<SavedTicket> | null;
  return kept?.version === VERSION && typeof kept.code === 'string' && CODE.test(kept.code) && isKey(kept.documentKey);
}

function isKey(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/** The ticket that a visitor of this browser has ordered but not paid (002 §4.3). */
export const unpaidTicket = {
  /** Returns its code. An unreadable value is discarded. */
  code(): string | null {
    const kept = storage.read(KEY, isSavedTicket);
    if (kept === null) storage.remove(KEY);
    return kept?.code ?? null;
  },
  /** Returns the key to the documents of a ticket; null when another ticket is saved. */
  documentKey(code: string): string | null {
    const kept = storage.read(KEY, isSavedTicket);
    return kept?.code === code ? (kept.documentKey ?? null) : null;
  },
  keep({ code, document_key: documentKey }: Pick<Ticket, 'code' | 'document_key'>): void {
    storage.set(KEY, JSON.stringify({ version: VERSION, code, documentKey } satisfies SavedTicket));
  },
  drop(): void {
    storage.remove(KEY);
    savedContact.drop();
  },
  /** Discards the code if it belongs to this ticket and nothing is left to pay. */
  settle(ticket: TicketToSettle): void {
    // This tab still shows the buyer their own email.
    if (isSettled(ticket) && this.code() === ticket.code) storage.remove(KEY);
  },
};

export type TicketToSettle = Pick<
  Ticket,
  'code' | 'is_paid' | 'partial_paid' | 'expired' | 'canceled_at' | 'refunded_at'
>;

/** Whether a ticket is paid, in part or in full, or can never be paid. */
export function isSettled(ticket: TicketToSettle): boolean {
  const isOver = ticket.expired || ticket.canceled_at !== null || ticket.refunded_at !== null;
  return ticket.is_paid || ticket.partial_paid || isOver;
}

/** Returns the address that resumes a payment (002 §4.3). */
export function resumePath(code: string): string {
  return `/?${new URLSearchParams({ try_again: '1', ticket_code: code }).toString()}`;
}
