import type { PasswordResetRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

const TOKEN_BYTES = 24;
const LIFETIME_MS = 3_600_000;

/**
 * Returns a new reset token; earlier links of the account stop working.
 * It names its world, as session tokens do, so that readers know where it belongs.
 */
export function createResetToken(world: World, userId: number): string {
  const { name, secrets, tables, clock } = world;
  dropResetLinks(world, userId);
  const token = `${name}.${secrets.token(TOKEN_BYTES)}`;
  tables.passwordResets.insert({ token, userId, createdAt: clock.now() });
  return token;
}

/** Returns the reset record of a valid token. */
export function findResetLink({ tables, clock }: World, token: string): PasswordResetRecord | undefined {
  const link = tables.passwordResets.one('token', token);
  return link && link.createdAt + LIFETIME_MS > clock.now() ? link : undefined;
}

/** Invalidates all links of a user: the password was set, or the account was removed. */
export function dropResetLinks({ tables: { passwordResets } }: World, userId: number): void {
  for (const { id } of passwordResets.by('user', userId)) passwordResets.remove(id);
}
