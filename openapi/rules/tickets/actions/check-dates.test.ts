import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDepartureEdit, checkExpiryEdit } from './check-dates.ts';
import type { TicketToChange } from './shapes.ts';
import { ticketToChange as ticket } from './test-ticket.ts';

const AT = '2026-03-10T10:00:00+08:00';

const NOW = Date.parse(AT);
const TOMORROW = '2026-03-11T23:59:59+08:00';
const BOOKING = { booking: true, is_paid: false, status: 'Approved' } as const;
const BATCH = { depart_date: null, agent_id: 9, expired_at: TOMORROW, platform: 'agent_dashboard' } as const;

type Case = [name: string, state: Partial<TicketToChange>, code: string | undefined];

describe('checkDepartureEdit', () => {
  test.each<Case>([
    ['a paid ticket that nobody has boarded with can be moved', {}, undefined],
    ['so can one that nobody showed up for', { no_show: true, used: true }, undefined],
    ['a booking that is not paid can be moved', BOOKING, undefined],
    ['one that nobody has approved yet too', { ...BOOKING, status: 'Pending' }, undefined],
    ['one with its deposit paid too', { ...BOOKING, status: 'Deposit', partial_paid: true }, undefined],
    ['one whose day has passed too', { ...BOOKING, status: 'Expired', expired: true }, undefined],
    ['one that was rejected cannot', { ...BOOKING, status: 'Rejected' }, 'booking_ended'],
    ['one that was canceled cannot', { ...BOOKING, status: 'Canceled' }, 'booking_ended'],
    ['an open ticket has no departure', { depart_date: null }, 'departure_fixed'],
    ['an unpaid ticket cannot', { is_paid: false }, 'ticket_not_paid'],
    ['one that cost nothing cannot', { total_amount: 0 }, 'ticket_free'],
    ['one that was boarded with cannot', { validated_at: AT }, 'ticket_used'],
    ['nor one that a part has boarded with', { partial_validate: [{}] }, 'ticket_used'],
    ['one whose refund was asked for cannot', { request_refund_at: AT }, 'refund_requested'],
    ['one whose void was asked for cannot', { request_canceled_at: AT }, 'void_requested'],
    ['a voided one cannot', { canceled_at: AT }, 'ticket_voided'],
    ['that it was refunded is said before that it is void', { refunded_at: AT, canceled_at: AT }, 'ticket_refunded'],
  ])('%s', (_name, state, code) => {
    const verdict = checkDepartureEdit(ticket(state));
    expect(verdict.ok ? undefined : verdict.code).toBe(code);
  });
});

describe('checkExpiryEdit', () => {
  test.each<Case>([
    ["an agent's batch can be moved", BATCH, undefined],
    ['an exhibition sale can be moved', { ...BATCH, agent_id: null, exhibition: true }, undefined],
    ['a part of it may be used', { ...BATCH, total_ticket_used: 3 }, undefined],
    ['not while a void waits', { ...BATCH, request_canceled_at: AT }, 'void_requested'],
    ['nor while a refund waits', { ...BATCH, request_refund_at: AT }, 'refund_requested'],
    ['a dated ticket has no last day', { ...BATCH, depart_date: '2026-03-12' }, 'expiry_fixed'],
    ['nor has one without an expiry', { ...BATCH, expired_at: null }, 'expiry_fixed'],
    ["nor one that is neither an agent's nor an exhibition's", { ...BATCH, agent_id: null }, 'expiry_fixed'],
    ['an unpaid one cannot', { ...BATCH, is_paid: false }, 'ticket_not_paid'],
    ['a used one cannot', { ...BATCH, validated_at: AT }, 'ticket_used'],
    ['one that has expired cannot', { ...BATCH, expired: true }, 'ticket_expired'],
    ['nor before the night has said so', { ...BATCH, expired_at: '2026-03-09T23:59:59+08:00' }, 'ticket_expired'],
    ['a voided one cannot', { ...BATCH, canceled_at: AT }, 'ticket_voided'],
    ['a refunded one cannot', { ...BATCH, refunded_at: AT }, 'ticket_refunded'],
  ])('%s', (_name, state, code) => {
    const verdict = checkExpiryEdit(ticket(state), NOW);
    expect(verdict.ok ? undefined : verdict.code).toBe(code);
  });
});

test('a ticket has a departure or a last day that can be moved, never both', () => {
  const either = fc.constantFrom(null, AT);
  fc.assert(
    fc.property(
      fc.record({
        depart_date: fc.constantFrom(null, '2026-03-12'),
        expired_at: fc.constantFrom(null, TOMORROW),
        agent_id: fc.constantFrom(null, 9),
        exhibition: fc.boolean(),
        is_paid: fc.boolean(),
        validated_at: either,
        canceled_at: either,
        refunded_at: either,
        request_refund_at: either,
      }),
      (state) => {
        const departure = checkDepartureEdit(ticket(state)).ok;
        const expiry = checkExpiryEdit(ticket(state), NOW).ok;
        expect(departure && expiry).toBe(false);
        if (state.canceled_at || state.refunded_at) expect(departure || expiry).toBe(false);
      },
    ),
  );
});
