import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns whether nobody else has the role with full permissions; without it the system would be
 * locked.
 */
export function isLastSuperUser({ tables: { users } }: World, user: UserRecord): boolean {
  const working = users.by('role', 'Super User').filter(({ active }) => active);
  return working.length === 1 && working[0]?.id === user.id;
}
