import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Seller } from '../sellers/index.ts';

/** Returns the key an attempt is stored under: the same nonce from two sellers makes two tickets. */
export function nonceKey({ request }: PublicContext, { user }: Seller, nonce: string): string {
  return `${user ? `user ${user.id}` : `guest ${request.address}`}:${nonce}`;
}

/**
 * Returns the ticket that this attempt already made.
 * Only the nonce decides, not the content (002 §4.3).
 */
export function earlierTicket(ctx: PublicContext, seller: Seller, { _ }: GenerateRequest): TicketRecord | undefined {
  return ctx.world.tables.tickets.one('nonce', nonceKey(ctx, seller, _));
}
