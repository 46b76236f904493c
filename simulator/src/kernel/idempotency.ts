import type { IdempotentResponseRecord } from '../world/records.ts';
import { sha256 } from '../world/sha256.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';
import { Refusal } from './refusal.ts';

/** Most answers that a world keeps; the oldest make room. */
const MAX_RESPONSES = 500;
const LIFETIME_MS = 86_400_000;

/** A command that is to happen once: whose it is, and what it asks. */
export interface Repeatable {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * Returns what identifies a command that carries an Idempotency-Key: the key counts for one caller and one operation.
 * Undefined for other calls, and for a sale with a nonce, which decides alone (002 §4.3).
 */
export function repeatableOf(
  { id, meta }: Operation,
  { idempotencyKey, request }: Caller,
  userId: number | undefined,
  input: { params: unknown; query: unknown; body: unknown },
): Repeatable | undefined {
  if (idempotencyKey === undefined || !meta.takesIdempotencyKey || hasNonce(input.body)) return undefined;
  const owner = userId === undefined ? `address ${request.address}` : `user ${userId}`;
  return { key: sha256(`${owner}\n${id}\n${idempotencyKey}`), fingerprint: sha256(JSON.stringify(input)) };
}

function hasNonce(body: unknown): boolean {
  return typeof body === 'object' && body !== null && '_' in body && body._ !== undefined && body._ !== '';
}

/**
 * Returns the first answer of a command that happened already.
 * @throws Refusal idempotency_key_reused when the key came with another command
 */
export function findKeptResponse({ tables, clock }: World, { key, fingerprint }: Repeatable): string | undefined {
  const kept = tables.idempotentAnswers.one('key', key);
  if (!kept || !isFresh(kept, clock.now())) return undefined;
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  return kept.answer;
}

/** Keeps the answer of a command, in the same step as its writes. */
export function keepResponse({ tables, clock }: World, { key, fingerprint }: Repeatable, answer: unknown): void {
  const { idempotentAnswers: kept } = tables;
  const now = clock.now();
  const stale = kept.one('key', key);
  if (stale) kept.remove(stale.id);
  for (const record of kept.each()) {
    if (kept.size < MAX_RESPONSES && isFresh(record, now)) break;
    kept.remove(record.id);
  }
  kept.insert({ key, fingerprint, answer: JSON.stringify(answer), at: now });
}

/** What lies ahead of a clock that was moved back is not fresh either. */
function isFresh({ at }: IdempotentResponseRecord, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS;
}
