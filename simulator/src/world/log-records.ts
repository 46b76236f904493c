import type { Instant } from './records.ts';

/** What an audit entry links to. */
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
  /** Undefined when no fields worth showing changed. */
  readonly changes?: readonly AuditChange[];
  readonly createdAt: Instant;
}

/** One message between two members of staff. */
export interface ChatRecord {
  readonly id: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly message: string;
  /** The sender's own id of the message; the same id is the same message. */
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

/** One entry of the error log; clearing the log removes them all. */
export interface ErrorRecord {
  readonly id: number;
  /** The failed operation, or the screen whose script failed. */
  readonly source: string;
  readonly message: string;
  /** Where it happened: the first line of the stack. */
  readonly place: string | null;
  /** Set when a visitor's page reported it. */
  readonly isGuest?: true;
  readonly createdAt: Instant;
}

/** A mail that would have been sent. */
export interface OutboxRecord {
  readonly id: number;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The HTML version; undefined when the text is enough. */
  readonly html?: string;
  readonly ticketCode: string | null;
  /** Every ticket it is about, when there are several. */
  readonly ticketCodes?: readonly string[];
  /** The kind of mail that was resent; it cannot be resent again within a minute. */
  readonly resent?: string;
  /** Undefined until somebody opens it. */
  readonly readAt?: Instant;
  readonly createdAt: Instant;
}
