import { expect, it } from 'vitest';
import { DENOMINATIONS, nameOf, valueOfPieces } from './denominations.ts';

it('fills the total from the counted pieces', () => {
  expect(valueOfPieces({ 5_000: 3, 2_000: 2 })).toBe(190_00);
  expect(valueOfPieces({})).toBe(0);
  expect(valueOfPieces({ 5: 3, 10: 1, 100: 1 })).toBe(125);
});

it('names notes in ringgit and coins in sen', () => {
  expect(DENOMINATIONS.map(nameOf)).toEqual([
    'RM 100',
    'RM 50',
    'RM 20',
    'RM 10',
    'RM 5',
    'RM 1',
    '50 sen',
    '20 sen',
    '10 sen',
    '5 sen',
  ]);
});
