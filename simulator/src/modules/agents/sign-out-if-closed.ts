import { accountStanding, suspendSessions } from '../../domain/people/index.ts';
import type { BusinessEvent } from '../../events/business-event.ts';
import type { Context } from '../../kernel/handler.ts';
import type { UserRecord } from '../../world/records.ts';

/** Signs out an agent without a current contract (001 §3). */
export function signOutIfClosed({ world, now }: Context, agent: UserRecord): BusinessEvent<'user.sessionsEnded'>[] {
  const standing = accountStanding(agent, now);
  return standing === 'good' ? [] : [suspendSessions(world, agent.id, standing)];
}
