import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBoarding } from './check-boarding.ts';
import type { BoardingVerdict, TicketToBoard, TripToBoard } from './shapes.ts';

const NOW = Date.parse('2026-03-09T09:30:00+08:00');
const TRIP: TripToBoard = { jetty_id: 3, time: '09:00 - 10:00', remaining_passenger: 40 };
const AT = '2026-03-09T09:02:00+08:00';

/** A dated, paid purchase of three for the slot of `TRIP`. */
function ticket(part: Partial<TicketToBoard> = {}): TicketToBoard {
  return {
    is_paid: true,
    used: false,
    expired: false,
    expired_at: null,
    depart_date: '2026-03-09',
    jetty_id: 3,
    jetty: { name: 'Sungai Linggi' },
    slot: '09:00 - 10:00',
    request_refund_at: null,
    refunded_at: null,
    request_canceled_at: null,
    canceled_at: null,
    boarded: null,
    passengers_left: 3,
    total_ticket: 0,
    dining_only: false,
    replaced: false,
    ...part,
  };
}

const OPEN = { depart_date: null, jetty_id: null, jetty: null, slot: null } as const;
const refused = (code: string, params?: object): object => ({ result: 'refused', code, ...(params && { params }) });

describe('a ticket at the gate', () => {
  test.each<[name: string, part: Partial<TicketToBoard>, want: object]>([
    ['of this slot', {}, { result: 'ready' }],
    ['unpaid and dated', { is_paid: false }, refused('ticket_not_paid')],
    ['unpaid and open', { ...OPEN, is_paid: false }, { result: 'ready' }],
    ['of yesterday', { depart_date: '2026-03-08' }, refused('ticket_other_day', { date: '2026-03-08' })],
    [
      'of yesterday, a no-show',
      { depart_date: '2026-03-08', used: true },
      refused('ticket_other_day', { date: '2026-03-08' }),
    ],
    ['of tomorrow', { depart_date: '2026-03-10' }, refused('ticket_other_day', { date: '2026-03-10' })],
    ['of another jetty', { jetty_id: 1, jetty: { name: 'Muara' } }, refused('ticket_other_jetty', { jetty: 'Muara' })],
    ['open, at any jetty', OPEN, { result: 'ready' }],
    [
      'of another slot',
      { slot: '10:00 - 11:00' },
      { result: 'warning', code: 'ticket_other_slot', params: { slot: '10:00 - 11:00' } },
    ],
    ['without a slot', { slot: null }, { result: 'ready' }],
    ['refunded', { refunded_at: AT, canceled_at: AT }, refused('ticket_refunded')],
    ['voided', { canceled_at: AT }, refused('ticket_voided')],
    ['with a refund requested', { request_refund_at: AT }, refused('refund_requested')],
    ['with a void requested', { request_canceled_at: AT }, refused('void_requested')],
    [
      'aboard already',
      { boarded: { at: AT, by: 'Faizal Othman' }, used: true },
      refused('ticket_validated', { time: '09:02', name: 'Faizal Othman' }),
    ],
    ['used in another way', { used: true }, refused('ticket_used')],
    ['of a batch, its receipt', { ...OPEN, total_ticket: 20 }, refused('batch_receipt')],
    ['for food only', { dining_only: true }, refused('dining_only')],
    ['with an old code', { ...OPEN, replaced: true }, refused('code_replaced')],
    ['expired', { ...OPEN, expired: true }, refused('ticket_expired')],
    ['that expires in this second', { ...OPEN, expired_at: '2026-03-09T09:30:00+08:00' }, { result: 'ready' }],
    ['that expired a second ago', { ...OPEN, expired_at: '2026-03-09T09:29:59+08:00' }, refused('ticket_expired')],
    ['of as many as places are left', { passengers_left: 40 }, { result: 'ready' }],
    ['of one more than places are left', { passengers_left: 41 }, refused('remaining_too_few')],
  ])('%s', (_name, part, want) => {
    expect(checkBoarding(ticket(part), TRIP, NOW)).toEqual(want);
  });

  test('is judged without a trip by what it is alone', () => {
    expect(checkBoarding(ticket({ jetty_id: 1, slot: '20:00 - 21:00', passengers_left: 900 }), null, NOW)).toEqual({
      result: 'ready',
    });
    expect(checkBoarding(ticket({ canceled_at: AT }), null, NOW)).toEqual(refused('ticket_voided'));
  });

  test.each([
    ['2026-03-08T23:59:59+08:00', 'refused'],
    ['2026-03-09T00:00:00+08:00', 'ready'],
    ['2026-03-09T23:59:59+08:00', 'ready'],
    ['2026-03-10T00:00:00+08:00', 'refused'],
    ['2026-03-10T00:05:00+08:00', 'refused'],
  ])('boards on its own day alone: at %s it is %s', (at, result) => {
    expect(checkBoarding(ticket(), TRIP, Date.parse(at)).result).toBe(result);
  });
});

const moment = fc.option(fc.constant(AT), { nil: null });
const anyTicket = fc.record<TicketToBoard>({
  is_paid: fc.boolean(),
  used: fc.boolean(),
  expired: fc.boolean(),
  expired_at: fc.option(fc.constantFrom('2026-03-09T09:29:59+08:00', '2026-03-09T23:59:59+08:00'), { nil: null }),
  depart_date: fc.option(fc.constantFrom('2026-03-08', '2026-03-09', '2026-03-10'), { nil: null }),
  jetty_id: fc.option(fc.constantFrom(1, 3), { nil: null }),
  jetty: fc.constant({ name: 'Muara' }),
  slot: fc.option(fc.constantFrom('09:00 - 10:00', '10:00 - 11:00'), { nil: null }),
  request_refund_at: moment,
  refunded_at: moment,
  request_canceled_at: moment,
  canceled_at: moment,
  boarded: fc.option(fc.constant({ at: AT, by: 'Faizal' }), { nil: null }),
  passengers_left: fc.integer({ min: 0, max: 50 }),
  total_ticket: fc.constantFrom(0, 0, 5),
  dining_only: fc.boolean(),
  replaced: fc.boolean(),
});

describe('for any ticket', () => {
  test('who boards is paid or open, of today and of this jetty, and neither aboard, ended nor in question', () => {
    fc.assert(
      fc.property(anyTicket, (any) => {
        const verdict: BoardingVerdict = checkBoarding(any, TRIP, NOW);
        if (verdict.result === 'refused') return;
        expect(any.boarded ?? any.canceled_at ?? any.refunded_at).toBeNull();
        expect(any.request_refund_at ?? any.request_canceled_at).toBeNull();
        expect(any.passengers_left).toBeLessThanOrEqual(TRIP.remaining_passenger);
        expect(any.used || any.replaced || any.dining_only || any.expired).toBe(false);
        if (any.depart_date === null) return;
        expect(any).toMatchObject({ is_paid: true, depart_date: '2026-03-09' });
        expect([3, null]).toContain(any.jetty_id);
        expect(verdict.result).toBe(any.slot === '10:00 - 11:00' ? 'warning' : 'ready');
      }),
      { numRuns: 5_000 },
    );
  });

  test('a boat with fewer places never takes more', () => {
    fc.assert(
      fc.property(anyTicket, fc.nat(60), fc.nat(60), (any, one, other) => {
        const [few, many] = one < other ? [one, other] : [other, one];
        const on = (places: number): string => checkBoarding(any, { ...TRIP, remaining_passenger: places }, NOW).result;
        if (on(many) === 'refused') expect(on(few)).toBe('refused');
      }),
    );
  });
});
