import { expect, test } from 'vitest';
import { listBoardedTrips, listBoardingDays, listBoardings } from './boardings.ts';

const LATE = Date.parse('2026-03-09T23:55:00+08:00');
const AFTER_MIDNIGHT = Date.parse('2026-03-10T00:05:00+08:00');
const PARTY = {
  counts: { adult: 3, child: 1 },
  free: 1,
  passengers: 5,
  tripId: null,
  validatedAt: null,
  partialValidate: [],
};

test('a purchase without boarded passengers has no boardings', () => {
  expect(listBoardings(PARTY)).toEqual([]);
  expect(listBoardingDays(PARTY)).toEqual([]);
  expect(listBoardedTrips(PARTY)).toEqual([]);
});

test('passengers who board together make one boarding', () => {
  const party = { ...PARTY, validatedAt: LATE, tripId: 'T1' };
  const counts = { adult: 3, child: 1, free: 1 };
  expect(listBoardings(party)).toEqual([{ at: LATE, tripId: 'T1', counts, passengers: 5 }]);
  expect(listBoardingDays(party)).toEqual(['2026-03-09']);
  expect(listBoardedTrips(party)).toEqual(['T1']);
});

test('passengers who boarded earlier are not counted again with the rest', () => {
  const ahead = { category: 'adult', total: 2, at: LATE, tripId: 'T1' } as const;
  const party = { ...PARTY, partialValidate: [ahead], validatedAt: AFTER_MIDNIGHT, tripId: 'T2' };
  expect(listBoardings(party)).toEqual([
    { at: LATE, tripId: 'T1', counts: { adult: 2 }, passengers: 2 },
    { at: AFTER_MIDNIGHT, tripId: 'T2', counts: { adult: 1, child: 1, free: 1 }, passengers: 3 },
  ]);
  expect(listBoardingDays(party)).toEqual(['2026-03-09', '2026-03-10']);
  expect(listBoardedTrips(party)).toEqual(['T1', 'T2']);
});

test('nobody is left to board after the last group', () => {
  const partialValidate = [
    { category: 'adult', total: 3, at: LATE, tripId: 'T1' },
    { category: 'child', total: 1, at: LATE, tripId: 'T1' },
    { category: 'free', total: 1, at: LATE },
  ] as const;
  const party = { ...PARTY, partialValidate, validatedAt: LATE, tripId: 'T1' };
  expect(listBoardings(party).map(({ passengers }) => passengers)).toEqual([3, 1, 1]);
  expect(listBoardedTrips(party)).toEqual(['T1', 'T1']);
});
