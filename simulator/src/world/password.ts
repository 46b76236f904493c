import { sha256 } from './sha256.ts';

/**
 * Passwords are kept as salted SHA-256, computed here because the core runs where only asynchronous
 * hashing is offered and a handler is one synchronous step. Good for a simulator's accounts, which
 * are public anyway; not for people's.
 */

/** `<salt>$<hash>`. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${sha256(`${salt}:${password}`)}`;
}

/** Whether a password belongs to a stored hash; never true for an account without one. */
export function verifyPassword(password: string, stored: string | null): boolean {
  return stored !== null && hashPassword(password, stored.split('$', 1)[0] as string) === stored;
}
