import type { CatalogueArea } from '@muara/contract/types';
import { type Fields, recordChanges, yesNo } from '../../domain/edits/index.ts';
import { event, type BusinessEvent } from '../../events/business-event.ts';
import type { AuditChange } from '../../world/log-records.ts';
import type { UserRecord } from '../../world/records.ts';

/** Returns the event of an account that was added, changed or removed. */
export function userChanged(
  action: string,
  before: UserRecord | null,
  after: UserRecord | null,
  area: CatalogueArea = 'users',
): BusinessEvent<'catalogue.changed'> {
  const changes = changesBetween(before, after);
  return event('catalogue.changed', { areas: [area], entries: [{ module: 'Users', action, changes }] });
}

/** Of a password it shows only that it changed. */
function changesBetween(before: UserRecord | null, after: UserRecord | null): AuditChange[] {
  const changes = recordChanges(before, after, listFields);
  const sameSecret = !before || !after || before.passwordHash === after.passwordHash;
  return sameSecret ? changes : [...changes, { field: 'password', before: null, after: '[changed]' }];
}

function listFields(user: UserRecord): Fields {
  const rights = Object.entries(user.policies).map(([area, actions]) => [`policies.${area}`, actions.join(', ')]);
  return {
    name: user.name,
    username: user.username,
    email: user.email,
    contact: user.contact,
    role: user.role,
    active: yesNo(user.active),
    shift: user.shift,
    shift_start: user.shiftStart,
    shift_end: user.shiftEnd,
    booking_default_message: user.bookingDefaultMessage,
    can_chat: yesNo(user.canChat),
    can_view_sub_tickets: yesNo(user.canViewSubTickets),
    img: user.img,
    ...(Object.fromEntries(rights) as Fields),
  };
}
