import { DUPLICATE_SALE_WINDOW_MS } from '@muara/contract/constants';
import type { GenerateRequest } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { AttemptRecord } from '../../world/records.ts';
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
  return attempt && isFresh(ctx, attempt) ? tickets.get(attempt.ticketId) : undefined;
}

/** Remembers an order for the moment in which it must not be made again. */
export function rememberAttempt(ctx: Context, seller: Seller, body: GenerateRequest, ticket: TicketRecord): void {
  keepAttempt(ctx, orderKey(ctx, seller, body), ticket);
}

/** Whether an order was made so short a time ago that the same one again is the same one. */
export function isFresh({ now }: Context, { at }: AttemptRecord): boolean {
  return now - at < DUPLICATE_SALE_WINDOW_MS && now >= at;
}

/** Keeps an order under a key, and forgets the older ones. */
export function keepAttempt(ctx: Context, key: string, ticket: TicketRecord): void {
  const { attempts } = ctx.world.tables;
  for (const { id, at } of attempts.each()) {
    if (ctx.now - at < DUPLICATE_SALE_WINDOW_MS) break;
    attempts.remove(id);
  }
  const earlier = attempts.one('key', key);
  if (earlier) attempts.remove(earlier.id);
  attempts.insert({ key, ticketId: ticket.id, at: ctx.now });
}

/** The whole order but its nonce, field by field in one order, so that the order of keys makes no difference. */
export function orderKey(ctx: Context, seller: Seller, body: object): string {
  const fields = Object.entries(body)
    .filter(([field]) => field !== '_')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const order = JSON.stringify(fields);
  // A supporting document makes an order long; only then is its digest cheaper to keep.
  return `${sellerKey(ctx, seller)}:${order.length < LONG_ORDER ? order : sha256(order)}`;
}

function sellerKey({ request }: Context, { user }: Seller): string {
  return user ? `user ${user.id}` : `guest ${request.address}`;
}
