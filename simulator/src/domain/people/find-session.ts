import { isInternal, toLocalDate, type Actor, type Permission } from '@muara/contract/rules';
import type { NoSession } from '../../kernel/handler.ts';
import type { Instant, UserRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';
import { presentGrid } from './grid.ts';

/** A session ends this many days after sign-in, used or not. */
const SESSION_DAYS = 30;

/** Returns the session of a token, or why it has none. */
export function findSession(world: World, token: string): Session | NoSession {
  const record = world.tables.sessions.one('token', token);
  const user = record && world.tables.users.get(record.userId);
  const now = world.clock.now();
  if (!user || user.deletedAt !== null || record.createdAt + SESSION_DAYS * 86_400_000 <= now)
    return { code: 'session_expired' };
  const standing = accountStanding(user, now);
  if (standing !== 'good') return { code: standing };
  return record.ended ? { code: 'session_expired' } : { token, user };
}

/**
 * Returns whether an account may be used: agents need a current contract (001 §3), everybody an active
 * account.
 */
export function accountStanding(user: UserRecord, now: Instant): 'good' | 'contract_inactive' | 'account_inactive' {
  if (user.role === 'Agent') return isAgentInContract(user, now) ? 'good' : 'contract_inactive';
  return user.active ? 'good' : 'account_inactive';
}

/** Returns whether an agent may sign in, buy and be sold to. */
export function isAgentInContract({ active, agent, deletedAt }: UserRecord, now: Instant): boolean {
  const today = toLocalDate(now);
  return deletedAt === null && active && agent !== null && agent.startDate <= today && today <= agent.endDate;
}

const actors = new WeakMap<UserRecord, Actor>();

/**
 * Returns what permission rules need of a user; cached by record, because a changed user is a new
 * record.
 */
export function getActor({ user }: Pick<Session, 'user'>): Actor {
  let actor = actors.get(user);
  if (!actor) {
    actor = {
      role: user.role,
      super_user: user.superUser,
      isSkaloot: user.isSkaloot,
      can_view_sub_tickets: user.canViewSubTickets,
      policies: presentPolicies(user),
    };
    actors.set(user, actor);
  }
  return actor;
}

/** Returns the permission grid of a user, every area and action; empty for people outside the operator. */
export function presentPolicies(user: UserRecord): Record<string, Permission[]> {
  return isInternal(user) ? presentGrid(user.policies) : {};
}
