/** What a world stores about scans that boarded passengers; conventions as in records.ts. */
import type { Instant } from './records.ts';
import type { PartialValidation, TicketRecord } from './ticket-records.ts';

/** One scan that boarded passengers: what a repeat returns, and what an undo restores. */
export interface ValidationRecord {
  readonly id: number;
  /** `<member of staff>:<nonce>`; null without a nonce. */
  readonly nonce: string | null;
  /** The purchase. */
  readonly ticketId: number;
  /** The ticket of the batch; null when the purchase itself boarded. */
  readonly subTicketId: number | null;
  /** The scanned wristband; null for any other code. */
  readonly wristband: number | null;
  /** The text that was scanned or typed. */
  readonly qrcode: string;
  readonly tripId: string;
  readonly passengers: number;
  readonly at: Instant;
  readonly staffId: number;
  /** The state of the purchase before; null for a ticket of a batch, which had not boarded. */
  readonly before: BeforeBoarding | null;
  readonly undoneAt: Instant | null;
  readonly undoneById: number | null;
}

/** The fields of a purchase that boarding changes. */
export interface BeforeBoarding extends Pick<
  TicketRecord,
  'used' | 'noShow' | 'validatedAt' | 'adminValidatedId' | 'tripId'
> {
  readonly partialValidate: readonly PartialValidation[];
}
