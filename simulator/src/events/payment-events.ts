import type { PaymentRecord, SurplusReason, TicketRecord } from '../world/ticket-records.ts';

/** Events of money for existing purchases (002 §4.3). Those of bookings are among the booking events. */
export interface PaymentEvents {
  /** The provider took the payment of an online order. */
  'payment.received': {
    readonly ticket: TicketRecord;
    /** Whether the hold had lapsed before. */
    readonly late: boolean;
  };
  'payment.failed': { readonly ticket: TicketRecord; readonly reason: string };
  /** The provider took money that buys nothing. */
  'payment.keptAsSurplus': {
    readonly ticket: TicketRecord;
    readonly payment: PaymentRecord;
    readonly why: SurplusReason;
  };
  'surplus.paidBack': {
    readonly before: TicketRecord;
    readonly ticket: TicketRecord;
    readonly payment: PaymentRecord;
    /** Reference of the transfer. */
    readonly reference: string;
  };
  'creditFacility.settled': { readonly before: TicketRecord; readonly ticket: TicketRecord };
  /** Staff confirmed a terminal payment whose result never arrived. */
  'terminalPayment.confirmed': { readonly ticket: TicketRecord };
}
