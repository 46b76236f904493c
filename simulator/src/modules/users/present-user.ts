import { formatInstant } from '@muara/contract/rules';
import type { User } from '@muara/contract/types';
import { presentEdit } from '../../domain/edits/index.ts';
import { presentPolicies } from '../../domain/people/index.ts';
import { toIso } from '../../world/local-time.ts';
import type { UserRecord } from '../../world/records.ts';

/** Returns an account for user management (000 §3), without the password. */
export function presentUser(user: UserRecord): User {
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    contact: user.contact,
    role: user.role,
    active: user.active,
    img: user.img,
    last_active: toIso(user.lastActive),
    shift: user.shift as User['shift'],
    shift_start: user.shiftStart,
    shift_end: user.shiftEnd,
    policies: presentPolicies(user),
    booking_default_message: user.bookingDefaultMessage,
    can_chat: user.canChat,
    super_user: user.superUser,
    isSkaloot: user.isSkaloot,
    can_view_sub_tickets: user.canViewSubTickets,
    created_at: formatInstant(user.createdAt),
    updated_at: presentEdit(user),
  };
}
