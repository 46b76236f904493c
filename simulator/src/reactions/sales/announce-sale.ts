import type { TicketPlatform } from '@muara/contract/constants';
import { receiptLink } from '../../domain/printing/index.ts';
import { presentRow } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { sendMail, writeReceiptMail } from '../mail/index.ts';
import { sendPurchase } from '../park/index.ts';

/** Announces a new ticket: audit trail, lists, counters, and mail to the buyer once it is paid. */
export function announceTicket(ctx: Context, ticket: TicketRecord): void {
  if (ticket.balance.isPaid) announcePayment(ctx, ticket);
  announce(ctx, ticket, `Created ticket ${ticket.code}`);
}

/**
 * Announces that an existing ticket is now paid.
 * @param action the audit action; null when the trail already has it
 */
export function announcePaid(ctx: Context, ticket: TicketRecord, action: string | null): void {
  announcePayment(ctx, ticket);
  announce(ctx, ticket, action);
}

function announcePayment(ctx: Context, ticket: TicketRecord): void {
  const receipt = receiptLink(ctx, ticket);
  sendMail(ctx, ticket, (to) => writeReceiptMail(ctx, to, ticket, receipt));
  sendPurchase(ctx, ticket);
}

function announce(ctx: Context, ticket: TicketRecord, action: string | null): void {
  const { world, rules, hub } = ctx;
  const { code, platform, vvip } = ticket;
  if (action !== null) writeAuditEntry(ctx, { module: 'Tickets', action, link: linkToTicket(ticket) });
  hub.broadcast({
    type: 'new-ticket',
    code,
    platform: platform as TicketPlatform,
    vvip,
    ticket: presentRow(world, ticket, rules),
  });
  if (ticket.bookingStatus !== null) hub.broadcast({ type: 'catalogue', area: 'bookings' });
  hub.refreshBubbles();
}
