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
  { name: 'Reports', url: '/d/report', icon: 'chart' },
];

function session(role: string, tickets: string[] = []): Session {
  const policies = { Tickets: tickets.map((name) => ({ name, active: true })) };
  const bubble = { refund_request: 2, cancel_request: 1, upcoming_vvip: 4, pending_booking_vvip: 0, pending_booking_charter: 0, error_log: 0, bug_report: 0 };
  return { user: { id: 1, name: 'A', role, super_user: false, isSkaloot: false, policies, bubble } as unknown as Session['user'], navs: NAVS };
}
const names = (of: Session) => buildMenu(of).map(({ name }) => name);

describe('the side menu', () => {
  it('a cashier sells, sees tickets and chooses printers; Logout comes last', () => {
    expect(names(session('Cashier', ['View', 'Create']))).toEqual(['Dashboard', 'POS', 'Tickets', 'Printers', 'Logout']);
  });
  it('without Tickets/Create there is no POS, without Tickets/View no list', () => {
    expect(names(session('CSA', ['View']))).toEqual(['Dashboard', 'Tickets', 'Printers', 'Logout']);
    expect(names(session('Marketing'))).toEqual(['Dashboard', 'Printers', 'Logout']);
  });
  it('external accounts see neither counter nor printers', () => {
    expect(names(session('Agent', ['View', 'Create']))).toEqual(['Dashboard', 'Logout']);
  });
  it('entries of the server whose screen is not here are left out', () => {
    expect(names(session('Manager'))).not.toContain('Reports');
  });
  it('badges count what waits, and a group adds its children up', () => {
    const tickets = buildMenu(session('Manager')).find(({ name }) => name === 'Tickets');
    expect(tickets?.badge).toBe(7);
    expect(tickets?.badgeLabel).toBe('(3 open requests, 4 upcoming)');
    expect(tickets?.children?.map(({ badge }) => badge)).toEqual([3, 4]);
  });
});
