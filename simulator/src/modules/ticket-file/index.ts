import type { Handlers } from '../../kernel/handler.ts';
import { editDepartureDate } from './edit-departure-date.ts';
import { editEmails } from './edit-emails.ts';
import { editExpiryDate } from './edit-expiry-date.ts';
import { exportTickets } from './export-tickets.ts';
import { getCreditDocument } from './get-credit-document.ts';
import { getSubTicket } from './get-sub-ticket.ts';
import { getTicketTimeline } from './get-ticket-timeline.ts';
import { listPayments } from './list-payments.ts';
import { listPrintHistory } from './list-print-history.ts';
import { listSubTickets } from './list-sub-tickets.ts';
import { listTicketLogs } from './list-ticket-logs.ts';
import { resendReceipt } from './resend-receipt.ts';

/**
 * What is known about a ticket and can be changed: sub-tickets, messages, prints, dates, addresses
 * (001 §7).
 */
export const ticketFile = {
  exportTickets,
  getSubTicket,
  listTicketLogs,
  getTicketTimeline,
  listPrintHistory,
  listSubTickets,
  getCreditDocument,
  editDepartureDate,
  editExpiryDate,
  editEmails,
  resendReceipt,
  listPayments,
} satisfies Partial<Handlers>;
