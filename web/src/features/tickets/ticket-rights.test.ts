import { describe, expect, test } from 'vitest';
import { refundWay, subVoidWay, voidTypeOf, voidWay } from './ticket-rights.ts';

type Rights = Parameters<typeof refundWay>[0];

/** A user with these rights: `Tickets/Cancel (Request)`. */
function holder(...rights: string[]): Rights {
  const holds = (right: string): boolean => rights.includes(right);
  return {
    can: (operation) =>
      operation === 'refundTicket' ? holds('Tickets/Refund (Approve)') : holds('Tickets/Refund (Request)'),
    hasPermission: (area, action) => holds(`${area}/${action}`),
  };
}

const viewer = { can_view_sub_tickets: true } as Parameters<typeof subVoidWay>[1];
const other = { can_view_sub_tickets: false } as Parameters<typeof subVoidWay>[1];

describe('refunds', () => {
  test.each([
    [[], null],
    [['Tickets/Refund (Request)'], 'request'],
    [['Tickets/Refund (Approve)'], 'direct'],
    [['Tickets/Refund (Request)', 'Tickets/Refund (Approve)'], 'direct'],
  ])('with %j: %s', (rights, way) => {
    expect(refundWay(holder(...rights))).toBe(way);
  });
});

describe('voids of purchases', () => {
  test.each([
    [[], false, null],
    [['Tickets/Cancel (Request)'], false, 'request'],
    [['Tickets/Cancel (Approve)'], false, 'direct'],
    // The scanner voids at the quay, not here.
    [['Tickets/Scan'], false, null],
    [['Booking/Cancel (Request)'], false, null],
    [['Booking/Cancel (Request)'], true, 'request'],
    [['Booking/Cancel (Approve)'], true, null],
  ])('with %j, booking %s: %s', (rights, booking, way) => {
    expect(voidWay(holder(...rights), { booking })).toBe(way);
  });
});

describe('voids of tickets of a batch', () => {
  test.each([
    [['Tickets/Cancel (Request)'], viewer, 'request'],
    [['Tickets/Cancel (Request)'], other, null],
    [['Tickets/Cancel (Approve)'], other, 'direct'],
    [['Booking/Cancel (Request)'], viewer, null],
  ])('with %j: %j', (rights, user, way) => {
    expect(subVoidWay(holder(...rights), user)).toBe(way);
  });

  test('are named by the batch', () => {
    expect([voidTypeOf({ type: 'exhibition' }), voidTypeOf({ type: 'agent' })]).toEqual(['exhibition', 'ticket_agent']);
  });
});
