import { findPerson } from '../../domain/people/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Returns an agent who was not removed. @throws Refusal record_not_found */
export function getAgent(world: World, id: number, field = 'id'): UserRecord {
  const agent = findPerson(world, 'Agent', id);
  if (!agent) throw new Refusal('record_not_found', { field });
  return agent;
}
