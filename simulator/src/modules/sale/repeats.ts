import type { GenerateRequest } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Seller } from '../shop/seller.ts';

/** Returns the key under which an attempt is stored: the same nonce of two sellers makes two tickets. */
export function nonceKey({ request }: Context, { user }: Seller, nonce: string): string {
  return `${user ? `user ${user.id}` : `guest ${request.address}`}:${nonce}`;
}

/** Returns the ticket that this attempt has already made. The nonce alone decides; the content does not (002 §4.3). */
export function earlierTicket(ctx: Context, seller: Seller, { _ }: GenerateRequest): TicketRecord | undefined {
  return ctx.world.tables.tickets.one('nonce', nonceKey(ctx, seller, _));
}
