/** What a world stores of scans that boarded somebody; the conventions are those of records.ts. */
import type { Instant } from './records.ts';
import type { PartialValidation, TicketRecord } from './ticket-records.ts';

/** One scan that boarded passengers: what its repeat returns, and what an undo restores. */
export interface ValidationRecord {
  readonly id: number;
  /** `<member of staff>:<nonce>`; null without a nonce. */
  readonly nonce: string | null;
  /** The purchase. */
  readonly ticketId: number;
  /** The ticket of its batch; null when the purchase itself boarded. */
  readonly subTicketId: number | null;
  /** The wristband that was scanned; null for any other code. */
  readonly wristband: number | null;
  /** The text that was scanned or typed. */
  readonly qrcode: string;
  readonly tripId: string;
  readonly passengers: number;
  readonly at: Instant;
  readonly staffId: number;
  /** What the purchase was before; null for a ticket of a batch, which was not aboard. */
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
