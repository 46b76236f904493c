import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RefundKeyRecord } from '../../world/online-records.ts';
import { MINUTE_MS } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

const LIFETIME_MS = 15 * MINUTE_MS;
const MAX_FAILURES = 5;
const KEY_BYTES = 16;

/** Returns a new key with which a refund of a found ticket can be requested, valid for 15 minutes. */
export function createKey({ world, now }: PublicContext, ticket: TicketRecord): string {
  const { refundKeys } = world.tables;
  removeOutdated(refundKeys, now);
  return refundKeys.insert({ key: world.secrets.token(KEY_BYTES), ticketId: ticket.id, used: false, at: now }).key;
}

/** Returns the record of a valid key. */
export function findKey({ world, now }: PublicContext, key: string): RefundKeyRecord | undefined {
  const entry = world.tables.refundKeys.one('key', key.trim());
  return entry && isFresh(entry.at, now) ? entry : undefined;
}

/**
 * Slows down guessing: after five failed searches of an address within 15 minutes it has to wait.
 * @throws Refusal too_many_requests
 */
export function assertFewFailures({ world, request, now }: PublicContext): void {
  const failures = world.tables.refundSearches.by('address', request.address).filter(({ at }) => isFresh(at, now));
  if (failures.length < MAX_FAILURES) return;
  const free = (failures[failures.length - MAX_FAILURES]?.at ?? now) + LIFETIME_MS;
  throw new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil((free - now) / 1_000)) });
}

export function noteFailedSearch({ world, request, now }: PublicContext): void {
  const { refundSearches } = world.tables;
  removeOutdated(refundSearches, now);
  refundSearches.insert({ address: request.address, at: now });
}

/** Removes outdated records; the oldest come first. */
function removeOutdated(
  table: { each(): Iterable<{ id: number; at: number }>; remove(id: number): void },
  now: number,
): void {
  for (const { id, at } of table.each()) {
    if (isFresh(at, now)) return;
    table.remove(id);
  }
}

/** A record from the future of a clock that was set back is not fresh either. */
function isFresh(at: number, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS;
}
