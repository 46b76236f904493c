import type { EpochMs } from '../../dates/local-date.ts';
import { OK } from '../../verdict.ts';
import { isBlank } from '../../forms/is-blank.ts';
import { ticketFlags } from '../ticket-flags.ts';
import { findEnd } from './find-end.ts';
import { type ActionVerdict, refuse, type TicketToChange } from './shapes.ts';

/**
 * Whether the receipt can be emailed again (001 §5).
 * Paid, neither used, refunded, voided nor expired, and with an address.
 */
export function checkReceiptResend(ticket: TicketToChange, now: EpochMs): ActionVerdict {
  const end = findEnd(ticket);
  if (end) return refuse(end);
  if (!ticket.is_paid) return refuse('ticket_not_paid');
  const { used, expired } = ticketFlags(ticket, now);
  if (used) return refuse('ticket_used');
  if (expired) return refuse('ticket_expired');
  return isBlank(ticket.email) ? refuse('email_missing') : OK;
}

/** Whether a receipt can be read: paid, neither refunded nor voided (001 §5). */
export function checkReceipt(ticket: TicketToChange): ActionVerdict {
  if (findEnd(ticket)) return refuse('receipt_unavailable');
  return ticket.is_paid ? OK : refuse('ticket_not_paid');
}

/** What decides whether a sub-ticket can be sent to the park service. */
export interface SubTicketToSend {
  canceled_at: string | null;
  ticket: Pick<TicketToChange, 'minisigua' | 'vvip' | 'refunded_at' | 'canceled_at'>;
}

/**
 * Whether a purchase can be sent to the park service (001 §5).
 * Paid, neither voided, refunded nor expired, with the park or VVIP, and without wristbands.
 */
export function checkMinisigua(ticket: TicketToChange, now: EpochMs): ActionVerdict {
  const end = findEnd(ticket);
  if (end) return refuse(end);
  if ((!ticket.minisigua && !ticket.vvip) || ticket.wristband) return refuse('minisigua_not_possible');
  if (!ticket.is_paid) return refuse('ticket_not_paid');
  return ticketFlags(ticket, now).expired ? refuse('ticket_expired') : OK;
}

/**
 * Whether a sub-ticket can be sent to the park service (001 §5).
 * Not voided or refunded, with the park or VVIP.
 */
export function checkSubMinisigua({ canceled_at, ticket }: SubTicketToSend): ActionVerdict {
  if (ticket.refunded_at) return refuse('ticket_refunded');
  if (canceled_at) return refuse('ticket_voided');
  return ticket.minisigua || ticket.vvip ? OK : refuse('minisigua_not_possible');
}
