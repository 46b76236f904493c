import { describe, expect, test } from 'vitest';
import type { Session } from '@/domain/session/session-context.ts';
import { alertOf, type AlertMessage } from './alert-of.ts';

const user = (role: string, more: object = {}) =>
  ({
    id: 2,
    name: 'Lim',
    username: 'manager',
    role,
    super_user: role === 'Super User',
    isSkaloot: false,
    policies: {},
    ...more,
  }) as unknown as Session['user'];
const manager = user('Manager');
const ticket = { code: 'MRCX7K2M9QP', total_amount: 75, is_paid: true };

describe('what a message says to a person', () => {
  test.each<[string, AlertMessage, object | null]>([
    [
      'a refund request',
      { type: 'refund-request', code: 'MRC1', username: 'cashier' },
      { event: 'refund', text: 'Refund request for MRC1 by cashier', path: '/d/tickets-detail/MRC1' },
    ],
    ['a refund request without a name', { type: 'refund-request', code: 'MRC1' }, { text: 'Refund request for MRC1' }],
    ['one of the own making', { type: 'refund-request', code: 'MRC1', username: 'manager' }, null],
    [
      'a void request',
      { type: 'cancel-request', code: 'MRC1', username: 'cashier' },
      { event: 'void', text: 'Void request for MRC1 by cashier' },
    ],
    [
      'an error',
      { type: 'error-log', message: 'getTicket:\n failed' },
      { event: 'error', text: 'Server error: getTicket: failed', path: '/d/error-log' },
    ],
    [
      'a problem report, whose screen shows managers their own alone',
      { type: 'bug-report', id: 1, username: 'cashier', report: 'No paper' },
      { event: 'bug', text: 'cashier reports: No paper', path: null },
    ],
    [
      'a sale',
      { type: 'new-ticket', code: ticket.code, platform: 'counter', vvip: false, ticket } as AlertMessage,
      { event: 'sale', text: 'New sale MRCX7K2M9QP, RM 75.00' },
    ],
    [
      'an order, which is announced when it is paid',
      {
        type: 'new-ticket',
        code: ticket.code,
        platform: 'agent_dashboard',
        vvip: false,
        ticket: { ...ticket, is_paid: false },
      } as AlertMessage,
      null,
    ],
    [
      'a booking',
      { type: 'new-booking', ticket: { code: 'MRBX7K2M9QP', name: 'Aina', vvip_charter: false } } as AlertMessage,
      { event: 'booking', text: 'New booking MRBX7K2M9QP, Aina', path: '/d/booking/0/MRBX7K2M9QP' },
    ],
    [
      'a booking of a whole boat',
      { type: 'new-booking', ticket: { code: 'MRBX7K2M9QP', name: null, vvip_charter: true } } as AlertMessage,
      { path: '/d/booking/1/MRBX7K2M9QP' },
    ],
    [
      'a resolved report',
      { type: 'issue-resolved', id: 1 },
      { event: null, text: 'Report has been resolved', path: '/d/support' },
    ],
  ])('%s', (_name, message, alert) => {
    if (alert === null) expect(alertOf(message, manager)).toBeNull();
    else expect(alertOf(message, manager)).toMatchObject(alert);
  });

  test('leads only to screens that the person may open', () => {
    const approver = user('Supervisor', { policies: { Tickets: [{ name: 'Refund (Approve)', active: true }] } });
    expect(alertOf({ type: 'error-log', message: 'failed' }, approver)?.path).toBeNull();
    expect(alertOf({ type: 'refund-request', code: 'MRC1' }, approver)?.path).toBe('/d/approvals');
    expect(alertOf({ type: 'refund-request', code: 'MRC1' }, user('Supervisor'))?.path).toBeNull();
    const booking = {
      type: 'new-booking',
      ticket: { code: 'MRBX7K2M9QP', name: null, vvip_charter: false },
    } as AlertMessage;
    expect(alertOf(booking, approver)?.path).toBeNull();
    expect(
      alertOf({ type: 'bug-report', id: 1, username: 'cashier', report: 'No paper' }, user('Super User'))?.path,
    ).toBe('/d/support');
  });

  test('long words of others are cut', () => {
    const text =
      alertOf({ type: 'bug-report', id: 1, username: 'cashier', report: 'x'.repeat(2000) }, manager)?.text ?? '';
    expect(text.length).toBeLessThan(200);
    expect(text.endsWith('…')).toBe(true);
  });
});
