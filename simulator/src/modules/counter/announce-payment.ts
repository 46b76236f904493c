import type { TicketPlatform } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import { presentRow } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { writeAuditEntry } from '../../reactions/audit/index.ts';
import { mailBookingState } from '../../reactions/mail/index.ts';
import { announcePaid } from '../../reactions/sales/index.ts';
import { linkToTicket } from '../../world/audit-link.ts';
import type { PaymentRecord } from '../../world/ticket-records.ts';

const WHAT: Record<PaymentRecord['type'], string> = {
  full: 'the payment',
  deposit: 'the deposit',
  balance: 'the rest',
};

/** Announces a payment at a counter: audit trail, lists, and mail to the buyer (002 §4.3). */
export function announcePayment(ctx: Context, { ticketId, type, amount, method }: PaymentRecord): void {
  const { world, rules, hub } = ctx;
  const booking = world.tables.tickets.must(ticketId);
  const { code, platform, vvip, balance } = booking;
  const action = `Took ${WHAT[type]} of booking ${code}: RM ${formatRinggit(amount)}, ${method}`;
  if (balance.isPaid) return announcePaid(ctx, booking, action);
  mailBookingState(ctx, booking);
  writeAuditEntry(ctx, { module: 'Tickets', action, link: linkToTicket(booking) });
  const ticket = presentRow(world, booking, rules);
  hub.broadcast({ type: 'new-ticket', code, platform: platform as TicketPlatform, vvip, ticket });
  hub.broadcast({ type: 'catalogue', area: 'bookings' });
  hub.refreshBubbles();
}
