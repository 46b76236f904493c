import type { NavEntry } from '@muara/contract/types';
import { describe, expect, it } from 'vitest';
import type { Session } from '@/lib/app-context.ts';
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
  { name: 'Users', url: '/d/users', icon: 'users' },
  { name: 'Reports', url: '/d/report', icon: 'chart' },
];

function session(role: string, tickets: string[] = [], flags: Partial<Session['user']> = {}): Session {
  const policies = { Tickets: tickets.map((name) => ({ name, active: true })) };
  const bubble = { refund_request: 2, cancel_request: 1, upcoming_vvip: 4, pending_booking_vvip: 0, pending_booking_charter: 0, error_log: 5, bug_report: 2 };
  return { user: { id: 1, name: 'A', role, super_user: false, isSkaloot: false, policies, bubble, ...flags } as unknown as Session['user'], navs: NAVS };
}
const names = (of: Session) => buildMenu(of).map(({ name }) => name);

describe('the side menu', () => {
  it('a cashier sells, sees tickets and chooses printers; Logout comes last', () => {
    expect(names(session('Cashier', ['View', 'Create']))).toEqual(['Dashboard', 'POS', 'Tickets', 'Printers', 'Notification', 'Support', 'Logout']);
  });
  it('without Tickets/Create there is no POS, without Tickets/View no list', () => {
    expect(names(session('CSA', ['View']))).toEqual(['Dashboard', 'Tickets', 'Printers', 'Notification', 'Support', 'Logout']);
    expect(names(session('Marketing'))).toEqual(['Dashboard', 'Printers', 'Notification', 'Support', 'Logout']);
  });
  it('external accounts see neither counter nor printers; agents buy', () => {
    expect(names(session('Agent', ['View', 'Create']))).toEqual(['Dashboard', 'Buy Ticket', 'Support', 'Logout']);
    expect(names(session('Customer'))).not.toContain('Buy Ticket');
  });
  it('managers find settings and the error log; super users the calls; the product owner the app versions', () => {
    const tail = (of: Session): string[] => names(of).slice(names(of).indexOf('Notification'));
    expect(tail(session('Manager'))).toEqual(['Notification', 'Pages', 'Setting', 'Error Log', 'Support', 'Logout']);
    expect(tail(session('Super User', [], { super_user: true }))).toEqual(['Notification', 'Pages', 'Setting', 'Error Log', 'Api Request Log', 'Support', 'Logout']);
    expect(tail(session('Admin', [], { isSkaloot: true }))).toEqual(['Notification', 'Pages', 'App Version', 'Support', 'Logout']);
  });
  it('a server entry shows only to whoever may open its screen', () => {
    expect(names(session('Manager'))).toContain('Users');
    expect(names(session('Cashier', ['View']))).not.toContain('Users');
  });
  it('entries of the server whose screen is not here are left out', () => {
    expect(names(session('Manager'))).not.toContain('Reports');
  });
  it('badges count what waits, and a group adds its children up', () => {
    const tickets = buildMenu(session('Manager')).find(({ name }) => name === 'Tickets');
    expect(tickets?.badge).toBe(7);
    expect(tickets?.badgeLabel).toBe('(3 open requests, 4 upcoming)');
    expect(tickets?.children?.map(({ badge }) => badge)).toEqual([3, 4]);
    const badges = (of: Session): object => Object.fromEntries(buildMenu(of).map(({ name, badge }) => [name, badge]));
    expect(badges(session('Super User', [], { super_user: true }))).toMatchObject({ 'Error Log': 5, Support: 2 });
    expect(badges(session('Manager'))).toMatchObject({ 'Error Log': 5, Support: 0 });
  });
});
