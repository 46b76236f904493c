import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import type { PassengerTotals } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { groupWristbands } from './group-wristbands.ts';

const ticketWith = (part: Partial<PassengerTotals>, free = 0) => ({
  ...(Object.fromEntries(
    PASSENGER_CATEGORIES.map((category) => [`total_${category}`, 0]),
  ) as unknown as PassengerTotals),
  ...part,
  total_free: free,
});

test('wristbands are numbered by category, free passengers last', () => {
  expect(groupWristbands(ticketWith({ total_child: 2, total_adult: 3, total_baby_foreigner: 1 }, 2))).toEqual([
    { name: 'Adult', from: 1, to: 3 },
    { name: 'Child', from: 4, to: 5 },
    { name: 'Baby (Foreigner)', from: 6, to: 6 },
    { name: 'Free', from: 7, to: 8 },
  ]);
});

test('nobody has no wristband', () => {
  expect(groupWristbands(ticketWith({}))).toEqual([]);
});
