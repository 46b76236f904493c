import type { PaymentRecord, TicketRecord } from '../world/ticket-records.ts';

/** A booking before and after a command. */
interface BookingChange {
  readonly before: TicketRecord;
  readonly booking: TicketRecord;
}

/** A decision that is mailed to the buyer only if the member of staff wants it. */
interface BookingDecision extends BookingChange {
  readonly mailed: boolean;
}

/** A payment for a booking: its deposit, its balance or its total. */
interface BookingPayment {
  readonly booking: TicketRecord;
  readonly payment: PaymentRecord;
}

/** Events of VVIP and charter bookings (002 §4.1, §7.1). */
export interface BookingEvents {
  'booking.made': { readonly booking: TicketRecord };
  'booking.changed': BookingChange;
  'booking.removed': { readonly before: TicketRecord };
  'booking.approved': BookingChange & {
    /** The discount that was granted with the approval; 0 for none. */
    readonly percentOff: number;
  };
  'booking.rejected': BookingDecision;
  'booking.voided': BookingDecision;
  'booking.mailResent': { readonly booking: TicketRecord };
  /** Its buyer was led to the payment provider. */
  'booking.paymentStarted': BookingPayment;
  /** A counter took a payment. */
  'booking.paymentTaken': BookingPayment;
  /** The provider took a payment. */
  'booking.paymentReceived': BookingPayment;
  /** The latest attempt failed, and the booking can be paid again. */
  'booking.paymentFailed': { readonly booking: TicketRecord };
}
