/** A boolean of a record: true and false, or the 1 and 0 of some wire fields. */
export type YesNo = boolean | 0 | 1;

/**
 * The part of a ticket that decides its state, by wire names.
 * Instants are ISO text, null when it did not happen.
 */
export interface TicketState {
  is_paid: YesNo;
  used: YesNo;
  no_show: YesNo;
  expired: YesNo;
  booking: YesNo;
  vvip_charter?: YesNo;
  request_refund_at: string | null;
  refunded_at: string | null;
  request_canceled_at: string | null;
  canceled_at: string | null;
  payment_method: string | null;
  package: { name: string } | null;
}

/** What flags need in addition. */
export interface TicketDetailState extends TicketState {
  /** RM */
  total_amount: number;
  depart_date: string | null;
  validated_at: string | null;
  expired_at: string | null;
  credit_facility_paid: YesNo;
}
