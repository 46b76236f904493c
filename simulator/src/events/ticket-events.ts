import type { SubTicketRecord, TicketRecord } from '../world/ticket-records.ts';

/** A purchase before and after a command. */
interface TicketChange {
  readonly before: TicketRecord;
  readonly ticket: TicketRecord;
}

/** A purchase that ended, with the tickets of its batch that ended with it. */
interface TicketEnd extends TicketChange {
  readonly ended: readonly SubTicketRecord[];
  /** Whether a request was approved; otherwise staff did it directly. */
  readonly approved: boolean;
}

/** One ticket of a batch before and after a command. */
interface SubTicketChange {
  /** The batch. */
  readonly ticket: TicketRecord;
  readonly before: SubTicketRecord;
  readonly part: SubTicketRecord;
}

/** Events of refunds and voids, of purchases and of single tickets of a batch (001 §4). */
export interface TicketEvents {
  'ticket.refundRequested': TicketChange;
  /** A visitor requested it with the public form. */
  'ticket.refundRequestedPublicly': { readonly ticket: TicketRecord };
  'ticket.refunded': TicketEnd;
  'ticket.refundRejected': TicketChange;
  'ticket.voidRequested': TicketChange & { readonly byBuyer: boolean };
  'ticket.voided': TicketEnd;
  'ticket.voidRejected': TicketChange;
  'subTicket.voidRequested': SubTicketChange;
  'subTicket.voided': SubTicketChange & { readonly approved: boolean };
  'subTicket.voidRejected': SubTicketChange;
}
