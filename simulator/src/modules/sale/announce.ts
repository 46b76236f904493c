import type { Context } from '../../kernel/handler.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { TicketPlatform } from '@muara/contract/constants';
import { recordDeed } from '../audit/record-deed.ts';
import { presentRow } from '../tickets/present-row.ts';

/** Tells the world of a new ticket: the trail, the lists, the counters, and the buyer by mail once it is paid. */
export function announceTicket(ctx: Context, ticket: TicketRecord): void {
  const { world, rules, hub, now } = ctx;
  const { code, platform, vvip, buyer, payment } = ticket;
  if (payment.isPaid && buyer.email !== null) {
    world.tables.outbox.insert({
      to: [buyer.email, ...buyer.emails],
      subject: `Your receipt ${ticket.receiptNo}`,
      text: `Thank you for riding with us. Your ticket is ${code}; show its QR code at the jetty.`,
      ticketCode: code,
      createdAt: now,
    });
  }
  recordDeed(ctx, { module: 'Tickets', action: `Created ticket ${code}`, link: linkToTicket(ticket) });
  hub.broadcast({
    type: 'new-ticket',
    code,
    platform: platform as TicketPlatform,
    vvip,
    ticket: presentRow(world, ticket, rules),
  });
  hub.refreshBubbles();
}
