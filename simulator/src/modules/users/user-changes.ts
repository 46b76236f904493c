import { fieldChanges, type Fields } from '../../domain/edits/index.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';

/**
 * Returns the differences between two states of an account, for the audit trail.
 * Of a password it shows only that it changed.
 */
export function userChanges(before: UserRecord | null, after: UserRecord | null): AuditChange[] {
  const changes = fieldChanges(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {});
  const sameSecret = !before || !after || before.passwordHash === after.passwordHash;
  return sameSecret ? changes : [...changes, { field: 'password', before: null, after: '[changed]' }];
}

function fieldsOf(user: UserRecord): Fields {
  const rights = Object.entries(user.policies).map(([area, actions]) => [`policies.${area}`, actions.join(', ')]);
  return {
    name: user.name,
    username: user.username,
    email: user.email,
    contact: user.contact,
    role: user.role,
    active: user.active ? 'Yes' : 'No',
    shift: user.shift,
    shift_start: user.shiftStart,
    shift_end: user.shiftEnd,
    booking_default_message: user.bookingDefaultMessage,
    can_chat: user.canChat ? 'Yes' : 'No',
    can_view_sub_tickets: user.canViewSubTickets ? 'Yes' : 'No',
    img: user.img,
    ...(Object.fromEntries(rights) as Fields),
  };
}
