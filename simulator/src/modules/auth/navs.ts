import type { NavEntry } from '@muara/contract/types';
import type { PermissionGroup } from '@muara/contract/permissions';
import type { Rules } from '@muara/contract/rules';
import type { Session } from '../../world/world.ts';
import { actorOf } from './session-of.ts';

/** The menu entries that the server adds to the client's own (000 §2): only screens that exist, only for whom they open. */
export function navsOf(session: Session, rules: Rules): NavEntry[] {
  const actor = actorOf(session);
  return ENTRIES.filter(({ area, and = 'View' }) =>
    ['View', and].every((action) => rules.hasPermission(actor, area, action)),
  ).map(({ nav }) => nav);
}

/** Each entry, the area whose View opens it, and what it needs besides. */
const ENTRIES: readonly { area: PermissionGroup; and?: string; nav: NavEntry }[] = [
  {
    area: 'Tickets',
    nav: {
      name: 'Tickets',
      url: '/d/tickets/0',
      icon: 'ticket',
      children: [
        { name: 'Normal', url: '/d/tickets/0', icon: 'ticket' },
        { name: 'VVIP', url: '/d/tickets/1', icon: 'crown' },
        { name: 'Agents', url: '/d/tickets/2', icon: 'agent' },
        { name: 'Exhibition', url: '/d/tickets/3', icon: 'exhibition' },
      ],
    },
  },
  {
    area: 'Booking',
    nav: {
      name: 'Booking',
      url: '/d/booking/0',
      icon: 'booking',
      children: [
        { name: 'VVIP', url: '/d/booking/0', icon: 'crown' },
        { name: 'Charter', url: '/d/booking/1', icon: 'boat' },
      ],
    },
  },
  { area: 'Packages', nav: { name: 'Packages', url: '/d/packages', icon: 'package' } },
  {
    area: 'Dining Menu',
    nav: {
      name: 'Add On',
      url: '/d/foods',
      icon: 'dining',
      children: [{ name: 'Dining Menu', url: '/d/foods', icon: 'dining' }],
    },
  },
  { area: 'Agents', nav: { name: 'Agents', url: '/d/agents', icon: 'agent' } },
  { area: 'Tour Guide', nav: { name: 'Tour Guide', url: '/d/tour-guide', icon: 'guide' } },
  { area: 'Boat Operator', nav: { name: 'Boat Operator', url: '/d/boat-operator', icon: 'boat' } },
  { area: 'Sea Tide', nav: { name: 'Sea Tide', url: '/d/sea-tide', icon: 'tide' } },
  { area: 'Holiday', nav: { name: 'Holiday', url: '/d/holiday', icon: 'calendar' } },
  { area: 'Popup', nav: { name: 'Popup', url: '/d/popup', icon: 'popup' } },
  { area: 'Jetty', nav: { name: 'Jetty', url: '/d/jetty', icon: 'jetty' } },
  { area: 'Customers', nav: { name: 'Customers', url: '/d/customers', icon: 'customers' } },
  { area: 'Report', and: 'Create', nav: { name: 'Reports', url: '/d/report', icon: 'chart' } },
  { area: 'Users', nav: { name: 'Users', url: '/d/users', icon: 'users' } },
  { area: 'Audit', nav: { name: 'Audit', url: '/d/audit', icon: 'audit' } },
];
