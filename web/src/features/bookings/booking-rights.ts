import { ERRORS } from '@muara/contract/errors';
import {
  checkBookingCancel,
  checkBookingDecision,
  checkBookingEdit,
  checkBookingMail,
} from '@muara/contract/rules/bookings/booking-actions';
import { checkDepartureEdit } from '@muara/contract/rules/tickets/actions/check-dates';
import { checkReceipt, checkReceiptResend } from '@muara/contract/rules/tickets/actions/check-sending';
import { checkVoid } from '@muara/contract/rules/tickets/actions/check-void';
import type { Ticket } from '@muara/contract/types';
import type { SessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { codeText } from '@/domain/errors/errors.ts';
import type { BookingDialogName } from './booking-dialogs.tsx';

type Rights = Pick<SessionActions, 'can' | 'hasPermission'>;

/** Whether the user sees a command. If so, why it is not available now, or null. */
type Offer = { shown: false } | { shown: true; reason: string | null };

interface Verdict {
  ok: boolean;
  code?: keyof typeof ERRORS;
}

const HIDDEN: Offer = { shown: false };

/** Whether the form of a booking is offered: it is pending, and the caller may change bookings. */
export function mayEdit({ hasPermission }: Rights, ticket: Ticket): boolean {
  return hasPermission('Booking', 'Update') && checkBookingEdit(ticket).ok;
}

/** Approve and reject stand on pending bookings alone (002 §4.1). */
export function mayDecide({ can }: Rights, ticket: Ticket, operation: 'approveBooking' | 'rejectBooking'): boolean {
  return can(operation) && checkBookingDecision(ticket).ok;
}

/** Void: for an approved booking without payments. Payments are refunded through the ticket (002 §4.1). */
export function offerVoid({ can }: Rights, ticket: Ticket): Offer {
  return can('cancelBooking') && isUnderWay(ticket) ? offer(checkBookingCancel(ticket)) : HIDDEN;
}

/** Users who may only request a void request it (002 §6). */
export function offerVoidRequest({ can }: Rights, ticket: Ticket): Offer {
  const only = can('requestCancel') && !can('cancelBooking');
  return only && isUnderWay(ticket) ? offer(checkVoid(ticket, 'staff')) : HIDDEN;
}

/** Whether the user can open each dialog of a booking now. */
export const mayOpen: Readonly<Record<BookingDialogName, (rights: Rights, ticket: Ticket) => boolean>> = {
  approve: (rights, ticket) => mayDecide(rights, ticket, 'approveBooking'),
  reject: (rights, ticket) => mayDecide(rights, ticket, 'rejectBooking'),
  cancel: (rights, ticket) => offerVoid(rights, ticket).shown,
  'request-void': (rights, ticket) => offerVoidRequest(rights, ticket).shown,
  departure: (rights, ticket) => offerDeparture(rights, ticket).shown,
  emails: ({ can }) => can('editEmails'),
  payments: ({ can }) => can('listPayments'),
};

/** A pending booking has its date in the form. */
export function offerDeparture(rights: Rights, ticket: Ticket): Offer {
  return rights.can('editDepartureDate') && !mayEdit(rights, ticket) ? offer(checkDepartureEdit(ticket)) : HIDDEN;
}

export function offerReceipt({ can }: Rights, ticket: Ticket): Offer {
  return can('viewReceipt') ? offer(checkReceipt(ticket)) : HIDDEN;
}

export function offerReceiptMail({ can }: Rights, ticket: Ticket): Offer {
  return can('resendReceipt') ? offer(checkReceiptResend(ticket, clock.now())) : HIDDEN;
}

export function offerMail({ can }: Rights, ticket: Ticket): Offer {
  return can('resendBookingEmail') ? offer(checkBookingMail(ticket)) : HIDDEN;
}

/** Whether a booking is neither before its decision nor at its end. */
function isUnderWay({ status, refunded_at: refunded, canceled_at: canceled }: Ticket): boolean {
  const open = status === 'Approved' || status === 'Processing Payment' || status === 'Deposit' || status === 'Paid';
  return open && refunded === null && canceled === null;
}

function offer({ ok, code }: Verdict): Offer {
  return { shown: true, reason: ok || code === undefined ? null : codeText(code, ERRORS[code].message) };
}
