import type { Handlers } from '../../kernel/handler.ts';
import { editMyTicketEmail } from './edit-my-ticket-email.ts';
import { exportMyTickets } from './export-my-tickets.ts';
import { getMyTicket } from './get-my-ticket.ts';
import { listMyTickets } from './list-my-tickets.ts';
import { listReceivedTickets } from './list-received-tickets.ts';
import { markTicketsSold } from './mark-tickets-sold.ts';
import { resendMyTicket } from './resend-my-ticket.ts';
import { sendTickets } from './send-tickets.ts';
import { voidMyTicket } from './void-my-ticket.ts';

/** Tickets that an agent hands out (001 §7). */
export const myTickets = {
  listMyTickets,
  listReceivedTickets,
  exportMyTickets,
  getMyTicket,
  markTicketsSold,
  sendTickets,
  editMyTicketEmail,
  resendMyTicket,
  voidMyTicket,
} satisfies Partial<Handlers>;
