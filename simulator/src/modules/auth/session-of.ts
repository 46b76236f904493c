import { isInternal, toLocalDate, type Actor, type Permission } from '@muara/contract/rules';
import type { NoSession } from '../../kernel/handler.ts';
import type { Instant, UserRecord } from '../../world/records.ts';
import type { Session, World } from '../../world/world.ts';
import { gridOf } from '../users/grid.ts';

/** A session ends this long after sign-in, whatever its owner does. */
const SESSION_DAYS = 30;

/** The session that a token opens, or why it opens none. */
export function sessionOf(world: World, token: string): Session | NoSession {
  const record = world.tables.sessions.one('token', token);
  const user = record && world.tables.users.get(record.userId);
  const now = world.clock.now();
  if (!user || user.deletedAt !== null || record.createdAt + SESSION_DAYS * 86_400_000 <= now)
    return { code: 'session_expired' };
  const standing = standingOf(user, now);
  if (standing !== 'good') return { code: standing };
  return record.ended ? { code: 'session_expired' } : { token, user };
}

/** Whether an account may be used: agents need an active contract (001 §3), everybody an active account. */
export function standingOf(user: UserRecord, now: Instant): 'good' | 'contract_inactive' | 'account_inactive' {
  if (user.role === 'Agent') return isAgentInContract(user, now) ? 'good' : 'contract_inactive';
  return user.active ? 'good' : 'account_inactive';
}

/** Whether an agent may sign in, buy, and be sold to. */
export function isAgentInContract({ active, agent, deletedAt }: UserRecord, now: Instant): boolean {
  const today = toLocalDate(now);
  return deletedAt === null && active && agent !== null && agent.startDate <= today && today <= agent.endDate;
}

const actors = new WeakMap<UserRecord, Actor>();

/** What the permission rules ask of a user; kept by record, since a changed user is another record. */
export function actorOf({ user }: Session): Actor {
  let actor = actors.get(user);
  if (!actor) {
    actor = {
      role: user.role,
      super_user: user.superUser,
      isSkaloot: user.isSkaloot,
      can_view_sub_tickets: user.canViewSubTickets,
      policies: policiesOf(user),
    };
    actors.set(user, actor);
  }
  return actor;
}

/** The permission grid of a user, every area and action; empty for people outside the operator. */
export function policiesOf(user: UserRecord): Record<string, Permission[]> {
  return isInternal(user) ? gridOf(user.policies) : {};
}
