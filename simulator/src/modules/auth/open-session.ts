import type { Persona } from '@muara/contract/control';
import type { Rules } from '@muara/contract/rules';
import type { SessionAnswer } from '@muara/contract/types';
import { accountStanding } from '../../domain/people/index.ts';
import type { NoSession } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';
import { newSessionToken } from '../../world/session-token.ts';
import { atomically } from '../../world/store.ts';
import type { World } from '../../world/world.ts';
import { presentSession } from './present-session.ts';

/** Where the accounts of the seed have their email addresses. */
const DEMO = '@muara.test';

/** Returns the demo accounts, for people who test. */
export function listPersonas({ tables, clock }: World): Persona[] {
  return tables.users
    .all()
    .filter(({ email, deletedAt }) => email.endsWith(DEMO) && deletedAt === null)
    .map((user) => ({
      account: user.email.slice(0, -DEMO.length),
      email: user.email,
      name: user.name,
      role: user.role,
      can_sign_in: accountStanding(user, clock.now()) === 'good',
    }));
}

/** Returns the user of an account name or email address. */
export function findAccount({ tables }: World, account: string): UserRecord | undefined {
  const text = account.trim().toLowerCase();
  return tables.users.one('email', text.includes('@') ? text : `${text}${DEMO}`);
}

/** Opens a session as `login` does, without a password, an audit entry and a limit of attempts. */
export function openSession(world: World, account: string, rules: Rules): SessionAnswer | NoSession | undefined {
  const user = findAccount(world, account);
  if (!user || user.deletedAt !== null) return undefined;
  const now = world.clock.now();
  const standing = accountStanding(user, now);
  if (standing !== 'good') return { code: standing };
  const { users, sessions } = world.tables;
  return atomically(world.tables, () => {
    const token = newSessionToken(world);
    sessions.insert({ token, userId: user.id, createdAt: now });
    return { token, ...presentSession(world, { token, user: users.update(user.id, { lastActive: now }) }, rules) };
  });
}
