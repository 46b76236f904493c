import type { TicketPlatform } from '@muara/contract/constants';
import { presentRow } from '../../domain/tickets/index.ts';
import type { ReactionContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { refetchAreas } from './refetch.ts';

/** Sends a new or newly paid ticket to every window, and refreshes the counters of the menu. */
export function showNewTicket(ctx: ReactionContext, ticket: TicketRecord): void {
  const { world, rules, hub } = ctx;
  const { code, vvip } = ticket;
  const platform = ticket.platform as TicketPlatform;
  hub.broadcast({ type: 'new-ticket', code, platform, vvip, ticket: presentRow(world, ticket, rules) });
  if (ticket.bookingStatus !== null) refetchAreas(ctx, ['bookings']);
  hub.refreshBubbles();
}
