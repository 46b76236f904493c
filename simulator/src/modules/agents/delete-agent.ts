import { dropResetLinks, endRemovedSessions } from '../../domain/people/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { removePicture } from '../users/index.ts';
import { agentChanged } from './agent-changes.ts';
import { getAgent } from './get-agent.ts';

/**
 * Closes the account and removes it from all lists; issued tickets stay valid and keep the name (001
 * §7).
 * @throws Refusal record_not_found
 */
export const deleteAgent: Handler<'deleteAgent'> = ({ params: { id } }, { world, now }) => {
  const agent = getAgent(world, id);
  removePicture(world, id);
  world.tables.users.update(id, { deletedAt: now, img: null });
  dropResetLinks(world, id);
  const removed = agentChanged(`Removed agent ${agent.name}`, agent, null);
  return reply({ success: true }, removed, endRemovedSessions(world, id));
};
