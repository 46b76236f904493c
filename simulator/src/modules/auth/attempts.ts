import type { World } from '../../world/world.ts';
import { MINUTE_MS } from '../../world/local-time.ts';

/** Most attempts kept; the oldest are dropped. */
const MAX_ATTEMPTS = 5_000;

/** What is counted per account: wrong passwords, and mails with a reset link. */
const LIMITS = {
  'sign-in': { most: 10, withinMs: 15 * MINUTE_MS },
  reset: { most: 3, withinMs: 60 * MINUTE_MS },
} as const;

type Kind = keyof typeof LIMITS;

/**
 * Returns the seconds until an account may try again, or 0 when it may now.
 * Counts by the email address entered, so that nobody learns which accounts exist.
 */
export function secondsToWait({ tables, clock }: World, kind: Kind, email: string): number {
  const { most, withinMs } = LIMITS[kind];
  const now = clock.now();
  const recent = tables.accountAttempts
    .by('account', getKey(kind, email))
    .filter(({ at }) => at <= now && now - at < withinMs);
  const oldest = recent[recent.length - most];
  return oldest ? Math.max(1, Math.ceil((oldest.at + withinMs - now) / 1_000)) : 0;
}

/** Counts one attempt. */
export function countAttempt({ tables: { accountAttempts }, clock }: World, kind: Kind, email: string): void {
  for (const { id } of accountAttempts.each()) {
    if (accountAttempts.size < MAX_ATTEMPTS) break;
    accountAttempts.remove(id);
  }
  accountAttempts.insert({ account: getKey(kind, email), at: clock.now() });
}

/** Clears the attempts of an account, because somebody signed in. */
export function clearAttempts({ tables: { accountAttempts } }: World, kind: Kind, email: string): void {
  for (const { id } of accountAttempts.by('account', getKey(kind, email))) accountAttempts.remove(id);
}

function getKey(kind: Kind, email: string): string {
  return `${kind}|${email.trim().toLowerCase().slice(0, 254)}`;
}
