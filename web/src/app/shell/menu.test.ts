import { MENU, type MenuChild } from '@muara/contract/menu';
import type { NavEntry } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import type { Session } from '@/domain/session/session-context.ts';
import { MenuIcon } from './menu-icon.tsx';
import { buildMenu } from './menu.ts';

const NAVS: NavEntry[] = [
  {
    name: 'Tickets',
    url: '/d/tickets/0',
    icon: 'ticket',
    children: [
      { name: 'Normal', url: '/d/tickets/0', icon: 'ticket' },
      { name: 'VVIP', url: '/d/tickets/1', icon: 'crown' },
    ],
  },
  {
    name: 'Booking',
    url: '/d/booking/0',
    icon: 'booking',
    children: [
      { name: 'VVIP', url: '/d/booking/0', icon: 'crown' },
      { name: 'Charter', url: '/d/booking/1', icon: 'boat' },
    ],
  },
  { name: 'Users', url: '/d/users', icon: 'users' },
  { name: 'Harbour', url: '/d/harbour', icon: 'chart' },
];

function session(
  role: string,
  tickets: string[] = [],
  flags: Partial<Session['user']> = {},
  booking: string[] = [],
): Session {
  const granted = (names: string[]) => names.map((name) => ({ name, active: true }));
  const policies = { Tickets: granted(tickets), Booking: granted(booking) };
  const bubble = {
    refund_request: 2,
    cancel_request: 1,
    sub_cancel_request: 0,
    surplus: 0,
    upcoming_vvip: 4,
    pending_booking_vvip: 3,
    pending_booking_charter: 1,
    error_log: 5,
    bug_report: 2,
  };
  return {
    user: {
      id: 1,
      name: 'A',
      role,
      super_user: false,
      isSkaloot: false,
      policies,
      bubble,
      ...flags,
    } as unknown as Session['user'],
    navs: NAVS,
    announcement: null,
  };
}
const names = (of: Session) => buildMenu(of).map(({ name }) => name);

describe('the side menu', () => {
  it('a cashier sells, sees tickets and chooses printers; Logout comes last', () => {
    expect(names(session('Cashier', ['View', 'Create']))).toEqual([
      'Dashboard',
      'POS',
      'Departures',
      'Trips',
      'Tickets',
      'Printers',
      'Notification',
      'Support',
      'Logout',
    ]);
  });
  it('without Tickets/Create there is no POS, without Tickets/View no list', () => {
    expect(names(session('CSA', ['View']))).toEqual([
      'Dashboard',
      'Departures',
      'Trips',
      'Tickets',
      'Printers',
      'Notification',
      'Support',
      'Logout',
    ]);
    expect(names(session('Marketing'))).toEqual([
      'Dashboard',
      'Trips',
      'Printers',
      'Notification',
      'Support',
      'Logout',
    ]);
  });
  it('with Tickets/Scan there is the scanner, in a window of its own', () => {
    const entry = buildMenu(session('CSA', ['Scan'])).find(({ name }) => name === 'QR Scanner');
    expect(entry).toMatchObject({ href: '/d/qrscanner', window: 'qrscanner' });
    expect(names(session('CSA', ['View', 'Create', 'Update']))).not.toContain('QR Scanner');
  });
  it('external accounts see neither counter nor printers; agents buy', () => {
    expect(names(session('Agent', ['View', 'Create']))).toEqual([
      'Dashboard',
      'Buy Ticket',
      'My Tickets',
      'My Purchase',
      'Support',
      'Logout',
    ]);
    for (const role of ['Customer', 'Tour Guide'])
      expect(names(session(role))).toEqual(['Dashboard', 'My Purchase', 'Support', 'Logout']);
  });
  it('managers find settings and the error log; super users the calls; the product owner the app versions', () => {
    const tail = (of: Session): string[] => names(of).slice(names(of).indexOf('Notification'));
    expect(tail(session('Manager'))).toEqual([
      'Notification',
      'Pages',
      'Setting',
      'Error Log',
      'Minisigua',
      'Support',
      'Logout',
    ]);
    expect(tail(session('Super User', [], { super_user: true }))).toEqual([
      'Notification',
      'Pages',
      'Setting',
      'Error Log',
      'Minisigua',
      'Api Request Log',
      'Support',
      'Logout',
    ]);
    expect(tail(session('Admin', [], { isSkaloot: true }))).toEqual([
      'Notification',
      'Pages',
      'App Version',
      'Support',
      'Logout',
    ]);
  });
  it('a server entry shows only to users who can open its screen', () => {
    expect(names(session('Manager'))).toContain('Users');
    expect(names(session('Cashier', ['View']))).not.toContain('Users');
  });
  it('Reports need both of their rights', () => {
    const withRights = (...actions: string[]) => {
      const of = session('Supervisor');
      const policies = { Report: actions.map((name) => ({ name, active: true })) };
      const navs = [{ name: 'Reports', url: '/d/report', icon: 'chart' }];
      return names({ ...of, navs, user: { ...of.user, policies } });
    };
    expect(withRights('View', 'Create')).toContain('Reports');
    expect(withRights('View')).not.toContain('Reports');
    expect(withRights('Create')).not.toContain('Reports');
  });
  it('entries of the server whose screen is not here are left out', () => {
    expect(names(session('Manager'))).not.toContain('Harbour');
  });
  it.each(MENU.filter(({ place }) => place === 'server').map((entry) => [entry.name, entry] as const))(
    'the entry %s that the server sends is shown',
    (_name, { name, href, icon, children }) => {
      const of = session('Super User', [], { super_user: true });
      const sent = (child: MenuChild) => ({ name: child.name, url: child.href, icon: child.icon });
      const navs = [{ name, url: href, icon, ...(children && { children: children.map(sent) }) }];
      const shown = buildMenu({ ...of, navs }).find((entry) => entry.name === name);
      expect(shown?.href).toBe(href);
      expect(shown?.children?.map((child) => child.name)).toEqual(children?.map((child) => child.shown ?? child.name));
    },
  );
  it('badges count what waits, and a group adds its children up', () => {
    const tickets = buildMenu(session('Manager')).find(({ name }) => name === 'Tickets');
    expect(tickets?.badge).toBe(7);
    expect(tickets?.badgeLabel).toBe('(3 open requests, 4 upcoming)');
    expect(tickets?.children?.map(({ badge }) => badge)).toEqual([3, 4]);
    const bookings = buildMenu(session('Manager')).find(({ name }) => name === 'Booking');
    expect(bookings?.badgeLabel).toBe('(4 pending)');
    expect(bookings?.children?.map(({ badge }) => badge)).toEqual([3, 1]);
    const badges = (of: Session): object => Object.fromEntries(buildMenu(of).map(({ name, badge }) => [name, badge]));
    expect(badges(session('Super User', [], { super_user: true }))).toMatchObject({ 'Error Log': 5, Support: 2 });
    expect(badges(session('Manager'))).toMatchObject({ 'Error Log': 5, Support: 0 });
  });
  it('Approvals count what this person may decide, and are there for nobody else', () => {
    const approvals = (...given: Parameters<typeof session>) =>
      buildMenu(session(...given)).find(({ name }) => name === 'Approvals');
    expect(approvals('Cashier', ['View', 'Refund (Request)'])).toBeUndefined();
    expect(approvals('Cashier', ['Refund (Approve)'])).toMatchObject({
      href: '/d/approvals',
      badge: 2,
      badgeLabel: 'waiting',
    });
    expect(approvals('Cashier', ['Cancel (Approve)'])?.badge).toBe(1);
    expect(approvals('Cashier', [], {}, ['Reject'])?.badge).toBe(4);
    expect(approvals('Manager')?.badge).toBe(7);
    expect(approvals('Agent', ['Refund (Approve)'])).toBeUndefined();
  });
  it.each([['approval'], ['departures'], ['trip'], ['booking'], ['exhibition'], ['park'], ['receipt'], ['chart']])(
    'the icon %s is known',
    (name) => {
      expect(MenuIcon({ name }).type).not.toBe(MenuIcon({ name: 'nobody drew this' }).type);
    },
  );
});
