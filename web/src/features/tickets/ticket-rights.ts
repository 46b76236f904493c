import type { SubTicket, Ticket } from '@muara/contract/types';
import type { Session, SessionActions } from '@/domain/session/session-context.ts';
import type { DialogName } from './dialog-name.ts';

type Rights = Pick<SessionActions, 'can' | 'hasPermission'>;
/** Whether the user can act directly or only request; null if neither. */
type Way = 'direct' | 'request' | null;

/** Holders of both rights refund directly (001 §4). */
export function refundWay({ can }: Rights): Way {
  if (can('refundTicket')) return 'direct';
  return can('requestRefund') ? 'request' : null;
}

/** The right to scan allows voids in the scanner only, the booking right for bookings only (001 §4). */
export function voidWay({ hasPermission }: Rights, { booking }: Pick<Ticket, 'booking'>): Way {
  if (hasPermission('Tickets', 'Cancel (Approve)')) return 'direct';
  const mayAsk =
    hasPermission('Tickets', 'Cancel (Request)') || (booking && hasPermission('Booking', 'Cancel (Request)'));
  return mayAsk ? 'request' : null;
}

/** Requests on sub-tickets need the flag besides (001 §6). */
export function subVoidWay({ hasPermission }: Rights, user: Session['user']): Way {
  if (hasPermission('Tickets', 'Cancel (Approve)')) return 'direct';
  return hasPermission('Tickets', 'Cancel (Request)') && user.can_view_sub_tickets ? 'request' : null;
}

/** Whether one may open each dialog of a purchase; what the purchase takes now is its own matter. */
export const mayOpen: Readonly<Record<DialogName, (rights: Rights, ticket: Ticket) => boolean>> = {
  refund: (rights) => refundWay(rights) !== null,
  void: (rights, ticket) => voidWay(rights, ticket) !== null,
  departure: ({ can, hasPermission }, { booking }) =>
    can('editDepartureDate') && (booking || hasPermission('Tickets', 'Update')),
  expiry: ({ can }) => can('editExpiryDate'),
  emails: ({ can }) => can('editEmails'),
  prints: ({ can }) => can('listPrintHistory'),
  tickets: ({ can }) => can('listSubTickets'),
  forcePaid: ({ can }) => can('forceMarkAsPaid'),
  checkPayment: ({ can }) => can('checkPayment'),
};

/** What a sub-ticket is called where something is voided (001 §7). */
export const voidTypeOf = ({ type }: Pick<SubTicket, 'type'>): 'exhibition' | 'ticket_agent' =>
  type === 'exhibition' ? 'exhibition' : 'ticket_agent';
