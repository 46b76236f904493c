import type { NavEntry } from '@muara/contract/types';
import type { Rules } from '@muara/contract/rules';
import type { Session } from '../../world/world.ts';
import { actorOf } from './session-of.ts';

/** The menu entries that the server adds to the client's own (000 §2): only screens that exist, only for whom they open. */
export function navsOf(session: Session, rules: Rules): NavEntry[] {
  if (!rules.hasPermission(actorOf(session), 'Tickets', 'View')) return [];
  return [
    {
      name: 'Tickets',
      url: '/d/tickets/0',
      icon: 'ticket',
      children: [
        { name: 'Normal', url: '/d/tickets/0', icon: 'ticket' },
        { name: 'VVIP', url: '/d/tickets/1', icon: 'crown' },
      ],
    },
  ];
}
