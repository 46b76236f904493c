import { DUPLICATE_SALE_WINDOW_MS } from '@muara/contract/constants';
import type { GenerateRequest } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { sha256 } from '../../world/sha256.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Seller } from '../shop/seller.ts';

const LONG_ORDER = 4_000;

/** Under which name an attempt is remembered: a seller's nonce never makes a second ticket. */
export function nonceKey(ctx: Context, seller: Seller, nonce: string): string {
  return `${sellerKey(ctx, seller)}:${nonce}`;
}

/** The ticket that this attempt, or the same order of the same seller a moment ago, has already made (002 §4.3). */
export function earlierTicket(ctx: Context, seller: Seller, body: GenerateRequest): TicketRecord | undefined {
  const { tickets, attempts } = ctx.world.tables;
  const same = tickets.one('nonce', nonceKey(ctx, seller, body._));
  if (same) return same;
  const attempt = attempts.one('key', orderKey(ctx, seller, body));
  const fresh = attempt !== undefined && ctx.now - attempt.at < DUPLICATE_SALE_WINDOW_MS && ctx.now >= attempt.at;
  return fresh ? tickets.get(attempt.ticketId) : undefined;
}

/** Remembers an order for the moment in which it must not be made again, and forgets the older ones. */
export function rememberAttempt(ctx: Context, seller: Seller, body: GenerateRequest, ticket: TicketRecord): void {
  const { attempts } = ctx.world.tables;
  for (const { id, at } of attempts.each()) {
    if (ctx.now - at < DUPLICATE_SALE_WINDOW_MS) break;
    attempts.remove(id);
  }
  const key = orderKey(ctx, seller, body);
  const earlier = attempts.one('key', key);
  if (earlier) attempts.remove(earlier.id);
  attempts.insert({ key, ticketId: ticket.id, at: ctx.now });
}

function sellerKey({ request }: Context, { user }: Seller): string {
  return user ? `user ${user.id}` : `guest ${request.address}`;
}

/** The whole order but its nonce, field by field in one order, so that the order of keys makes no difference. */
function orderKey(ctx: Context, seller: Seller, body: GenerateRequest): string {
  const fields = Object.entries(body)
    .filter(([field]) => field !== '_')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const order = JSON.stringify(fields);
  // A supporting document makes an order long; only then is its digest cheaper to keep.
  return `${sellerKey(ctx, seller)}:${order.length < LONG_ORDER ? order : sha256(order)}`;
}
