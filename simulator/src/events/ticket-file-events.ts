import type { TicketRecord } from '../world/ticket-records.ts';

/** A ticket or booking before and after an edit. */
interface TicketEdit {
  readonly before: TicketRecord;
  readonly ticket: TicketRecord;
}

/** Events of corrections that staff make to a ticket or booking (001 §4, §5). */
export interface TicketFileEvents {
  /** It moved to another date or slot. */
  'ticket.departureMoved': TicketEdit;
  'ticket.expiryMoved': TicketEdit & {
    /** How many tickets of the batch got a new QR code. */
    readonly newQrCodes: number;
  };
  'ticket.addressesChanged': TicketEdit;
  'ticket.receiptResent': { readonly ticket: TicketRecord };
}
