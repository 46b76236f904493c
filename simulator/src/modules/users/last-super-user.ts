import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Whether nobody else would be left with the role that can do everything: the system would be locked for good. */
export function isLastSuperUser({ tables: { users } }: World, user: UserRecord): boolean {
  const working = users.by('role', 'Super User').filter(({ active }) => active);
  return working.length === 1 && working[0]?.id === user.id;
}
