import { ApiError } from '@muara/client/http';
import type { ScannedTicket } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';
import { isScannable } from './scan.ts';
import { openTrip, scannedTicket } from './test-ticket.ts';
import { toneOf } from './tone.ts';
import { isRefusal, sessionOf, validationOf, withCount } from './validation.ts';

const shown = (part: Partial<ScannedTicket>, picked: Record<string, number>, isTyped = false) => ({
  at: 'ticket' as const,
  from: 'camera' as const,
  scan: { code: 'MRCX7K2M9QP', isTyped },
  ticket: scannedTicket(part),
  nonce: 'nonce-0001',
  picked,
});
const ALL = { adult: 2, child: 1 };

describe('the call that boards a ticket', () => {
  test('all of a purchase', () => {
    expect(validationOf(shown({}, ALL), false)).toEqual({
      operation: 'validateTicket',
      name: 'Nurul Huda',
      body: { id: 1024, code: 'MRCX7K2M9QP', qrcode: 'MRCX7K2M9QP', category: null, _: 'nonce-0001' },
    });
  });

  test('all of a purchase with wristbands, typed and confirmed', () => {
    const { operation, body } = validationOf(shown({ wristband: true }, ALL, true), true);
    expect(operation).toBe('validateWristband');
    expect(body).toMatchObject({ typed: 1, confirm: 1 });
  });

  test('a part names each category that boards', () => {
    const { operation, body } = validationOf(shown({ wristband: true }, { adult: 2, child: 0 }), false);
    expect(operation).toBe('partialValidate');
    expect(body).toMatchObject({ total_adult: 2 });
    expect(body).not.toHaveProperty('total_child');
  });

  test('a purchase without a name is called by its code', () => {
    expect(validationOf(shown({ name: ' ' }, ALL), false).name).toBe('MRCX7K2M9QP');
  });
});

test('a call carries the nine fields of the session alone', () => {
  expect(Object.keys(sessionOf(openTrip({ trip_id: 'T1', validated: 3 })))).toEqual([
    'boat_operator_id',
    'boat_operator_name',
    'jetty_id',
    'jetty_name',
    'boat_no',
    'time',
    'shift',
    'total_passenger',
    'remaining_passenger',
  ]);
});

test.each([
  [3, 37],
  [40, 0],
  [41, 0],
])('with %i aboard %i of 40 places are left', (aboard, left) => {
  const trip = withCount(openTrip(), { trip_id: 'T20261123-004', trip_validated: aboard });
  expect(trip).toMatchObject({ validated: aboard, remaining_passenger: left, trip_id: 'T20261123-004' });
});

const http = (status: number) => new ApiError('http', status, `http_${status}`, 'no');

test.each<[name: string, error: unknown, want: boolean]>([
  ['a refusal of the rules', http(422), true],
  ['an unknown ticket', http(404), true],
  ['an operation that is not there', http(501), true],
  ['a failure of the server', http(500), false],
  ['a gateway that gave up', http(504), false],
  ['the end of the session', http(401), false],
  ['too many requests', http(429), false],
  ['an answer that nobody can read', new ApiError('http', 200, 'malformed_answer', 'no'), false],
  ['no network', new ApiError('network', 0, 'network', 'no'), false],
  ['no answer in time', new ApiError('timeout', 0, 'timeout', 'no'), false],
  ['a mistake of ours', new TypeError('no'), false],
])('%s ends a validation: %o', (_name, error, want) => {
  expect(isRefusal(error)).toBe(want);
});

test('the pauses between tries grow to four seconds', () => {
  expect([1, 2, 3, 4, 5, 99].map(retryDelay)).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000]);
});

test.each<[name: string, boarding: ScannedTicket['boarding'], remaining: number, want: string]>([
  ['ready', { result: 'ready', code: null, message: null }, 40, 'ready'],
  ['another slot', { result: 'warning', code: 'ticket_other_slot', message: '' }, 40, 'warning'],
  ['too many for the boat', { result: 'refused', code: 'remaining_too_few', message: '' }, 2, 'warning'],
  ['a full boat', { result: 'refused', code: 'remaining_too_few', message: '' }, 0, 'refused'],
  ['not paid', { result: 'refused', code: 'ticket_not_paid', message: '' }, 40, 'refused'],
])('the colour of %s', (_name, boarding, remaining, want) => {
  expect(toneOf(scannedTicket({ boarding }), remaining)).toBe(want);
});

test.each([
  ['MRCX7K2M9QP', true],
  ['https://example.com/?a=b', true],
  ['.', false],
  ['..', false],
  ['', false],
  ['A'.repeat(401), false],
])('%s can be looked up: %o', (code, want) => {
  expect(isScannable(code)).toBe(want);
});
