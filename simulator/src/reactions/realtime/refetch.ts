import type { CatalogueArea } from '@muara/contract/types';
import type { JobContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Tells every window that shows one of these areas to refetch. */
export function refetchAreas({ hub }: Pick<JobContext, 'hub'>, areas: readonly CatalogueArea[]): void {
  for (const area of areas) hub.broadcast({ type: 'catalogue', area });
}

/** Refreshes the lists that show a purchase, and the counters of the menu. */
export function refetchTicket(ctx: Pick<JobContext, 'hub'>, ticket: TicketRecord): void {
  refetchTicketLists(ctx, ticket);
  ctx.hub.refreshBubbles();
}

/** Refreshes the lists that show a purchase. */
export function refetchTicketLists(ctx: Pick<JobContext, 'hub'>, { bookingStatus, expiredAt }: TicketRecord): void {
  refetchAreas(ctx, [
    'tickets',
    ...(bookingStatus === null ? [] : (['bookings'] as const)),
    ...(expiredAt === null ? [] : (['my_tickets'] as const)),
  ]);
}

/** Refreshes the lists that show single tickets of a batch, and the counters of the menu. */
export function refetchBatch(ctx: Pick<JobContext, 'hub'>): void {
  refetchAreas(ctx, ['tickets', 'my_tickets']);
  ctx.hub.refreshBubbles();
}
