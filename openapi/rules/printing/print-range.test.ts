import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeBiased } from '../testing/edges.ts';
import { checkPrintRange, printPageSize, printRangeMax, resolvePrintRange } from './print-range.ts';

describe('printRangeMax', () => {
  test.each([
    ['a batch: what can be printed', 'ticket_agent', [10, 10, 8], 8],
    ['tickets that are not one a head: the passengers', 'ticket_agent', [9, 10, 8], 10],
    ['wristbands: the passengers', 'wristband', [0, 6, 1], 6],
    ['wristbands of a batch: the passengers too', 'wristband', [6, 6, 2], 6],
  ] as const)('%s (000 §5)', (_, type, [total_ticket, total_passengers, total_printable], max) => {
    expect(printRangeMax({ total_ticket, total_passengers, total_printable }, type)).toBe(max);
  });
});

describe('checkPrintRange', () => {
  test.each<[from: number, to: number, max: number, field: string | undefined]>([
    [1, 0, 1, undefined],
    [1, 1, 1, undefined],
    [2, 5, 5, undefined],
    [5, 0, 5, undefined],
    [0, 3, 5, 'print_from'],
    [-1, 3, 5, 'print_from'],
    [6, 0, 5, 'print_from'],
    [1.5, 3, 5, 'print_from'],
    [Number.NaN, 3, 5, 'print_from'],
    [1, 6, 5, 'print_to'],
    [1, -1, 5, 'print_to'],
    [1, 2.5, 5, 'print_to'],
    [1, Number.NaN, 5, 'print_to'],
    [4, 3, 5, 'print_from'],
    [1, 0, 0, 'print_from'],
  ])('%s to %s of %s', (from, to, max, field) => {
    const refusal = { ok: false, code: 'print_range_invalid', field, params: { max: String(max) } };
    expect(checkPrintRange(from, to, max)).toEqual(field === undefined ? { ok: true } : refusal);
  });

  test('what passes is a range of at least one piece, within the whole', () => {
    const ranges = edgeBiased([0, 1, 2, 30], fc.nat(30)).chain((max) => {
      const number = edgeBiased([-1, 0, 1, max - 1, max, max + 1], fc.integer({ min: -3, max: 40 }));
      return fc.tuple(number, number, fc.constant(max));
    });
    fc.assert(
      fc.property(ranges, ([from, to, max]) => {
        const range = resolvePrintRange(from, to, max);
        const holds = from >= 1 && to >= 0 && range.from <= range.to && range.to <= max;
        expect(checkPrintRange(from, to, max).ok).toBe(holds);
      }),
    );
  });
});

test.each([
  [undefined, undefined, { from: 1, to: 9 }],
  [3, undefined, { from: 3, to: 9 }],
  [3, 0, { from: 3, to: 9 }],
  [undefined, 4, { from: 1, to: 4 }],
  [3, 4, { from: 3, to: 4 }],
])('resolvePrintRange(%s, %s)', (from, to, range) => {
  expect(resolvePrintRange(from, to, 9)).toEqual(range);
});

test.each([
  [1, 10],
  [99, 10],
  [100, 50],
  [999, 50],
  [1000, 100],
  [5000, 100],
])('printPageSize(%i) is %i (000 §9)', (total, size) => {
  expect(printPageSize(total)).toBe(size);
});
