import { sha256 } from './sha256.ts';

/**
 * Passwords are stored as salted SHA-256, computed here because a handler is one synchronous step and
 * platforms offer only asynchronous hashing. Good enough for a simulator's public test accounts, not for real people's.
 */

/** `<salt>$<hash>`. */
export function hashPassword(password: string, salt: string): string {
  return `${salt}$${sha256(`${salt}:${password}`)}`;
}

/** Returns whether a password matches a stored hash; false for an account without one. */
export function verifyPassword(password: string, stored: string | null): boolean {
  return stored !== null && hashPassword(password, stored.split('$', 1)[0] as string) === stored;
}
