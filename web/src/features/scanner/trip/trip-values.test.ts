import type { BoatOperatorsAll } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { leastPlaces, readPlaces, withPlaces } from './places.ts';
import { openTrip } from '../flow/test-ticket.ts';
import { initialValues, toOpenTrip, toTrip, toWire, type TripValues } from './trip-values.ts';

const jetty = (id: number, times: string[]) => ({
  id,
  name: `Jetty ${id}`,
  active: true,
  gotSlots: true,
  max_passenger: null,
  times,
});
const CHOICES: BoatOperatorsAll = {
  boat_operators: [{ id: 1, name: 'Syarikat Bot Melaka', active: true }],
  jettys: [jetty(3, ['09:00 - 10:00']), jetty(1, ['07:00', '08:00'])],
};
const LAST: TripValues = {
  boat_operator_id: '1',
  jetty_id: '3',
  shift: 'Shift 2 - Petang',
  time: '09:00 - 10:00',
  boat_no: 'MLK 101',
  total_passenger: '40',
};

describe('the trip form', () => {
  test('begins with the last values', () => {
    expect(initialValues(LAST, CHOICES, 'Shift 1 - Pagi')).toEqual(LAST);
  });
  test('begins with the shift of the person at first', () => {
    expect(initialValues(null, CHOICES, 'Shift 1 - Pagi')).toMatchObject({ shift: 'Shift 1 - Pagi', boat_no: '' });
  });
  test('drops what can no longer be chosen', () => {
    const gone = { ...LAST, boat_operator_id: '9', jetty_id: '8' };
    expect(initialValues(gone, CHOICES, null)).toMatchObject({ boat_operator_id: '', jetty_id: '', time: '' });
    expect(initialValues({ ...LAST, time: '23:00 - 24:00' }, CHOICES, null)).toMatchObject({ jetty_id: '3', time: '' });
  });
  test('becomes a trip with all its places left', () => {
    expect(toTrip({ ...LAST, boat_no: ' MLK 101 ' }, 6, CHOICES)).toEqual(
      openTrip({ jetty_name: 'Jetty 3', shift: 'Shift 2 - Petang' }),
    );
  });
  test('tells the rule a count that is no number', () => {
    expect(toWire({ ...LAST, total_passenger: '' }).total_passenger).toBeNull();
    expect(toWire({ ...LAST, total_passenger: '-5' }).total_passenger).toBeNaN();
    expect(toWire({ ...LAST, boat_operator_id: '' }).boat_operator_id).toBeNull();
  });
});

test('a trip of the server is taken over with its count, and nothing is when there is none', () => {
  const {
    user_id: _user,
    validated: _validated,
    trip_id: _id,
    pending: _pending,
    last: _last,
    ...session
  } = openTrip();
  const answer = { session, trip_id: 'T20261123-004', trip_validated: 3, remaining_passenger: 37 };
  const want = openTrip({ trip_id: 'T20261123-004', validated: 3, remaining_passenger: 37 });
  expect(toOpenTrip(answer, 6)).toEqual(want);
  expect(toOpenTrip({ ...answer, session: null }, 6)).toBeNull();
  expect(toOpenTrip({ ...answer, session: { ...session, boat_no: '' } }, 6)).toBeNull();
});

describe('places of a trip', () => {
  test.each([
    ['40', 0, 40],
    ['5', 5, 5],
    ['4', 5, null],
    ['0', 0, null],
    ['', 0, null],
    ['x', 0, null],
  ])('%s with %i aboard', (typed, validated, want) => {
    expect(readPlaces(typed, { validated })).toBe(want);
  });
  test('are never fewer than those aboard', () => {
    expect(leastPlaces({ validated: 0 })).toBe(1);
    expect(withPlaces(openTrip({ validated: 5 }), 12)).toMatchObject({ total_passenger: 12, remaining_passenger: 7 });
    expect(withPlaces(openTrip({ validated: 5 }), 2)).toMatchObject({ total_passenger: 5, remaining_passenger: 0 });
  });
});
