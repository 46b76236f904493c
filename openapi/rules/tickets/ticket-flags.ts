import { FOC_PACKAGE_NAME } from '../../generated/constants.ts';
import type { EpochMs } from '../dates/local-date.ts';
import { hasPassed } from './has-passed.ts';
import { isFoc } from './is-foc.ts';
import type { TicketDetailState } from './shapes.ts';

/** What is true of a ticket, and what it allows (001 §4, §5). Rights are checked elsewhere. */
export interface TicketFlags {
  paid: boolean;
  unpaid: boolean;
  used: boolean;
  noShow: boolean;
  expired: boolean;
  pendingRefund: boolean;
  refunded: boolean;
  pendingVoid: boolean;
  voided: boolean;
  creditFacilityPending: boolean;
  creditFacilityPaid: boolean;
  /** Free of charge by kind, see `isFoc`. */
  foc: boolean;
  /** Its total is RM 0.00, for any reason. */
  free: boolean;
  /** Has no departure date: 'Open Ticket'. */
  open: boolean;
  /** Staff can edit it. */
  editable: boolean;
  /** Its buyer can request something. */
  purchaseEditable: boolean;
  receiptViewable: boolean;
  receiptResendable: boolean;
}

/**
 * Returns the flags of a ticket at a moment.
 * An open ticket is expired from its expiry on, not only from the nightly sweep that sets the flag.
 */
export function ticketFlags(ticket: TicketDetailState, now: EpochMs): TicketFlags {
  const paid = Boolean(ticket.is_paid);
  const used = Boolean(ticket.used) || ticket.validated_at !== null;
  const refunded = ticket.refunded_at !== null;
  const voided = ticket.canceled_at !== null;
  const pendingRefund = ticket.request_refund_at !== null && !refunded;
  const pendingVoid = ticket.request_canceled_at !== null && !voided;
  const expired = Boolean(ticket.expired) || (!used && hasPassed(ticket.expired_at, now));
  const ended = refunded || voided;
  const untouched = !used && !ended && !pendingRefund && !pendingVoid;
  const onCredit = ticket.payment_method === 'Credit Facility';
  return {
    paid,
    unpaid: !paid,
    used,
    noShow: Boolean(ticket.no_show),
    expired,
    pendingRefund,
    refunded,
    pendingVoid,
    voided,
    creditFacilityPending: onCredit && !ticket.credit_facility_paid,
    creditFacilityPaid: onCredit && Boolean(ticket.credit_facility_paid),
    foc: isFoc(ticket),
    free: ticket.total_amount === 0,
    open: ticket.depart_date === null,
    editable: untouched && ticket.total_amount > 0,
    purchaseEditable: untouched && paid && ticket.package?.name !== FOC_PACKAGE_NAME,
    receiptViewable: !ended,
    receiptResendable: !ended && !used && !expired,
  };
}
