import type { Instant } from './records.ts';

/** What an entry of the audit trail leads to. */
export interface AuditLink {
  readonly kind: 'ticket' | 'subTicket' | 'booking' | 'package' | 'addon';
  readonly id: number;
  readonly code: string | null;
  readonly name: string | null;
}

/** One field that an action changed, as people read it. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditRecord {
  readonly id: number;
  readonly userId: number | null;
  readonly username: string;
  readonly module: string;
  readonly action: string;
  readonly link: AuditLink | null;
  /** Absent where an action changed no fields worth showing. */
  readonly changes?: readonly AuditChange[];
  readonly createdAt: Instant;
}

/** One message between two members of staff. */
export interface ChatRecord {
  readonly id: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly message: string;
  /** The sender's own id of the message: the same one twice is the same message. */
  readonly ref: string | null;
  readonly createdAt: Instant;
  /** Null until the recipient has read it. */
  readonly seenAt: Instant | null;
}

export interface BugReportRecord {
  readonly id: number;
  readonly userId: number;
  readonly report: string;
  readonly createdAt: Instant;
  /** Null while it is pending. */
  readonly resolvedAt: Instant | null;
  readonly resolvedBy: number | null;
}

/** One line of the error log; clearing the log removes them all. */
export interface ErrorRecord {
  readonly id: number;
  /** The operation that failed, or the screen whose script did. */
  readonly source: string;
  readonly message: string;
  /** Where it happened: the first line of the stack. */
  readonly place: string | null;
  /** Reported by the page of a visitor; absent for everybody else. */
  readonly isGuest?: true;
  readonly createdAt: Instant;
}

/** A mail that would have been sent. */
export interface OutboxRecord {
  readonly id: number;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The same as a page; absent where the text says it all. */
  readonly html?: string;
  readonly ticketCode: string | null;
  /** Every ticket that it is about, where there are several. */
  readonly ticketCodes?: readonly string[];
  /** What somebody asked to be sent again; it cannot be asked for once more within a minute. */
  readonly resent?: string;
  /** Absent until somebody has opened it. */
  readonly readAt?: Instant;
  readonly createdAt: Instant;
}
