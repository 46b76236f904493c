import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasOpenTrip, keepOpenTrip, type OpenTrip, readOpenTrip, removeOpenTrip } from './open-trip.ts';

let box: Map<string, string>;
beforeEach(() => {
  box = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => box.get(name) ?? null,
    setItem: (name: string, value: string) => void box.set(name, value),
    removeItem: (name: string) => void box.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const TRIP: OpenTrip = {
  user_id: 1,
  boat_operator_id: 1,
  boat_operator_name: 'Syarikat Bot Melaka',
  jetty_id: 3,
  jetty_name: 'Sungai Linggi',
  boat_no: 'MLK 101',
  time: '09:00 - 10:00',
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
  remaining_passenger: 37,
  validated: 3,
  trip_id: 'T20261123-004',
  pending: {
    operation: 'partialValidate',
    name: 'Nurul Huda',
    body: { id: 1024, code: 'MRC', qrcode: 'MRC', category: null, _: 'nonce-0001', typed: 1, total_adult: 2 },
  },
  last: { validation_id: 512, undo_until: '2026-11-23T09:16:00+08:00', name: 'Nurul Huda', passengers: 3 },
};

describe('a trip session of the scanner', () => {
  test('is kept with its pending validation', () => {
    keepOpenTrip(TRIP);
    expect(readOpenTrip(1)).toEqual(TRIP);
    expect(hasOpenTrip(1)).toBe(true);
    removeOpenTrip(1);
    expect([readOpenTrip(1), box.size]).toEqual([null, 0]);
  });

  const broken: [name: string, value: unknown][] = [
    ['half a text', '{'],
    ['null', 'null'],
    ['a list', []],
    ['its owner alone', { user_id: 1 }],
    ...Object.keys(TRIP).map((name): [string, unknown] => [`one without ${name}`, { ...TRIP, [name]: undefined }]),
    ['a text for an id', { ...TRIP, jetty_id: '3' }],
    ['no places', { ...TRIP, total_passenger: 0 }],
    ['fewer than no places left', { ...TRIP, remaining_passenger: -1 }],
    ['an unknown shift', { ...TRIP, shift: 'Shift 9' }],
    ['a blank boat', { ...TRIP, boat_no: ' ' }],
    ['another call', { ...TRIP, pending: { ...TRIP.pending, operation: 'refundTicket' } }],
    ['a call without a nonce', { ...TRIP, pending: { ...TRIP.pending, body: { ...TRIP.pending!.body, _: '' } } }],
    ['a call with more', { ...TRIP, pending: { ...TRIP.pending, body: { ...TRIP.pending!.body, admin: 1 } } }],
    ['no moment', { ...TRIP, last: { ...TRIP.last, undo_until: 'soon' } }],
  ];
  test.each(broken)('that is malformed (%s) blocks nobody and is removed', (_name, value) => {
    box.set('csa_session', typeof value === 'string' ? value : JSON.stringify(value));
    expect(hasOpenTrip(1)).toBe(false);
    expect(box.size).toBe(0);
  });

  test('of another person blocks nobody and stays', () => {
    keepOpenTrip({ ...TRIP, user_id: 2 });
    expect([hasOpenTrip(1), hasOpenTrip(2)]).toEqual([false, true]);
  });

  test('of another person who scans on the same phone is put aside, and comes back', () => {
    keepOpenTrip(TRIP);
    keepOpenTrip({ ...TRIP, user_id: 2, boat_no: 'MLK 202' });
    expect(JSON.parse(box.get('csa_session') ?? '')).toMatchObject({ user_id: 2 });
    expect(readOpenTrip(1)).toEqual(TRIP);
    removeOpenTrip(2);
    keepOpenTrip({ ...TRIP, validated: 4 });
    expect([...box.keys()]).toEqual(['csa_session']);
    expect(readOpenTrip(1)?.validated).toBe(4);
  });
});
