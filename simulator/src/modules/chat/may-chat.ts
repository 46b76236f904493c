import type { Rules } from '@muara/contract/rules';
import type { UserRecord } from '../../world/records.ts';

/** Returns whether somebody may chat: active staff with the chat flag (000 §1, 000 §6). */
export function mayChat(user: UserRecord | undefined, rules: Rules): user is UserRecord {
  return user !== undefined && user.canChat && user.active && user.deletedAt === null && rules.isInternal(user);
}
