import type { IdempotentResponseRecord } from '../world/records.ts';
import { sha256 } from '../world/sha256.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import type { CallInput, Operation } from './operation.ts';
import { Refusal } from './refusal.ts';

/** Most responses that a world keeps; the oldest are dropped. */
const MAX_RESPONSES = 500;
const LIFETIME_MS = 86_400_000;

/** The identity of an idempotent command: its caller, and what it asks for. */
export interface Repeatable {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * Returns the identity of a command with an Idempotency-Key, which is scoped to one caller and
 * operation. Undefined for other calls, and for a sale with a nonce, which alone decides (002 §4.3).
 */
export function toRepeatable(
  { id, meta }: Operation,
  { idempotencyKey, request }: Caller,
  userId: number | undefined,
  input: CallInput,
): Repeatable | undefined {
  if (idempotencyKey === undefined || !meta.takesIdempotencyKey || hasNonce(input.body)) return undefined;
  const owner = userId === undefined ? `address ${request.address}` : `user ${userId}`;
  return { key: sha256(`${owner}\n${id}\n${idempotencyKey}`), fingerprint: sha256(JSON.stringify(input)) };
}

function hasNonce(body: unknown): boolean {
  return typeof body === 'object' && body !== null && '_' in body && body._ !== undefined && body._ !== '';
}

/**
 * Returns the first response to a repeated command.
 * @throws Refusal idempotency_key_reused when the key belongs to another command
 */
export function findKeptResponse({ tables, clock }: World, { key, fingerprint }: Repeatable): string | undefined {
  const kept = tables.idempotentAnswers.one('key', key);
  if (!kept || !isFresh(kept, clock.now())) return undefined;
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency_key_reused');
  return kept.answer;
}

/** Keeps the response of a command, in the same step as its writes. */
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

/** A record from the future of a clock that was set back is not fresh either. */
function isFresh({ at }: IdempotentResponseRecord, now: number): boolean {
  return at <= now && now - at < LIFETIME_MS;
}
