import { presentPrint, presentSubTicketFor } from '../../domain/tickets/index.ts';
import { fileResponse } from '../../domain/uploads/index.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ownerKey } from '../../world/tables.ts';
import { editDeparture } from './edit-departure.ts';
import { editEmails } from './edit-emails.ts';
import { editExpiry } from './edit-expiry.ts';
import { exportTickets } from './export-tickets.ts';
import { getTicketFile, getTicketFileByCode, getSubTicket, getSubTicketByCode } from './get-ticket-file.ts';
import { listSubTickets } from './list-sub-tickets.ts';
import { listLogs } from './list-logs.ts';
import { presentPayments } from './present-payments.ts';
import { resendReceipt } from './resend-receipt.ts';
import { listPartTimeline, listTimeline } from './timeline.ts';

/**
 * What is known about a ticket and can be changed: sub-tickets, messages, prints, dates, addresses
 * (001 §7).
 */
export const ticketFile = {
  exportTickets: ({ query }, ctx) => exportTickets(query, ctx),

  getSubTicket: ({ params }, ctx) => ({
    ticket: presentSubTicketFor(ctx, getSubTicketByCode(ctx.world, params.code)),
  }),

  listTicketLogs({ params, query }, ctx) {
    const { code } = query.type === 'ticket_agent' ? getSubTicket(ctx, params.id) : getTicketFile(ctx, params.id);
    return { logs: listLogs(ctx.world, code) };
  },

  getTicketTimeline({ params, query }, ctx) {
    const { world, rules } = ctx;
    if (query.type === 'ticket_agent') return { entries: listPartTimeline(world, getSubTicket(ctx, params.id)) };
    return { entries: listTimeline(world, getTicketFile(ctx, params.id, 'View'), rules) };
  },

  listPrintHistory({ params }, ctx) {
    const { printHistory } = getTicketFile(ctx, params.id);
    return { print_history: printHistory.map((entry) => presentPrint(ctx.world, entry)).reverse() };
  },

  listSubTickets: ({ params, query }, ctx) =>
    listSubTickets(ctx.world, getTicketFileByCode(ctx, params.code), ctx.rules, query),

  getCreditDocument({ params }, { world }) {
    const key = ownerKey({ kind: 'credit', ownerId: params.id, uploaderId: 0 });
    const file = world.tables.files.by('owner', key).at(-1);
    if (!file) throw new Refusal('document_not_found');
    return fileResponse(file);
  },

  editDepartureDate: ({ body }, ctx) => editDeparture(body, ctx),

  editExpiryDate: ({ body }, ctx) => editExpiry(body, ctx),

  editEmails: ({ body }, ctx) => editEmails(body, ctx),

  resendReceipt({ params }, ctx) {
    return reply({ success: true }, resendReceipt(params.code, ctx));
  },

  listPayments: ({ params }, ctx) => presentPayments(ctx.world, getTicketFile(ctx, params.id, 'View'), ctx.rules),
} satisfies Partial<Handlers>;
