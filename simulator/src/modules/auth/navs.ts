import type { NavEntry } from '@muara/contract/types';
import type { PermissionGroup } from '@muara/contract/permissions';
import type { Rules } from '@muara/contract/rules';
import type { Session } from '../../world/world.ts';
import { actorOf } from './session-of.ts';

/** The menu entries that the server adds to the client's own (000 §2): only screens that exist, only for whom they open. */
export function navsOf(session: Session, rules: Rules): NavEntry[] {
  const actor = actorOf(session);
  return ENTRIES.filter(({ area }) => rules.hasPermission(actor, area, 'View')).map(({ nav }) => nav);
}

/** Each entry, and the area whose View opens it. */
const ENTRIES: readonly { area: PermissionGroup; nav: NavEntry }[] = [
  {
    area: 'Tickets',
    nav: {
      name: 'Tickets',
      url: '/d/tickets/0',
      icon: 'ticket',
      children: [
        { name: 'Normal', url: '/d/tickets/0', icon: 'ticket' },
        { name: 'VVIP', url: '/d/tickets/1', icon: 'crown' },
      ],
    },
  },
  { area: 'Users', nav: { name: 'Users', url: '/d/users', icon: 'users' } },
  { area: 'Audit', nav: { name: 'Audit', url: '/d/audit', icon: 'audit' } },
];
