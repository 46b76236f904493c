import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrinterType } from '../../generated/constants.ts';
import { edgeBiased } from '../testing/edges.ts';
import { type EarlierPrint, isReprint } from './is-reprint.ts';
import type { PrintRange } from './print-range.ts';

const bands = (print_from: number | null, print_to: number | null): EarlierPrint => ({
  type: 'wristband',
  print_from,
  print_to,
});

type Case = [name: string, history: EarlierPrint[], type: PrinterType, range: PrintRange | undefined, again: boolean];

describe('isReprint', () => {
  test.each<Case>([
    ['nothing was printed', [], 'receipt', undefined, false],
    ['a receipt was', [{ type: 'receipt' }], 'receipt', undefined, true],
    ['something without a kind was', [{}], 'receipt', undefined, true],
    ['something else was', [bands(null, null)], 'receipt', undefined, false],
    ['a receipt alone was', [{}], 'wristband', { from: 1, to: 2 }, false],
    ['agent tickets alone were', [{ type: 'ticket_agent' }], 'wristband', { from: 1, to: 2 }, false],
    ['all were', [bands(null, null)], 'wristband', { from: 5, to: 5 }, true],
    ['those before were', [bands(1, 4)], 'wristband', { from: 5, to: 9 }, false],
    ['those behind were', [bands(6, 9)], 'wristband', { from: 1, to: 5 }, false],
    ['the first of them was', [bands(1, 5)], 'wristband', { from: 5, to: 9 }, true],
    ['the last of them was', [bands(9, 12)], 'wristband', { from: 5, to: 9 }, true],
    ['one in their middle was', [bands(7, 7)], 'wristband', { from: 5, to: 9 }, true],
    ['more than they were', [bands(1, 20)], 'wristband', { from: 5, to: 9 }, true],
    ['all from the sixth on were', [bands(6, 0)], 'wristband', { from: 9, to: 9 }, true],
    ['all from the sixth on were', [bands(6, 0)], 'wristband', { from: 1, to: 5 }, false],
    ['some were, and all are wanted', [bands(7, 7)], 'wristband', undefined, true],
    ['two others were', [bands(1, 1), bands(3, 3)], 'wristband', { from: 2, to: 2 }, false],
  ])('when %s: %j, %s %j is %s', (_, history, type, range, again) => {
    expect(isReprint(history, type, range)).toBe(again);
  });

  test('is so exactly when a piece comes out a second time', () => {
    const max = 12;
    const piece = edgeBiased([1, 2, max - 1, max], fc.integer({ min: 1, max }));
    const range = fc
      .tuple(piece, piece)
      .map(([one, other]): PrintRange => ({ from: Math.min(one, other), to: Math.max(one, other) }));
    const piecesOf = ({ from, to }: PrintRange): number[] =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), range, (earlier, wanted) => {
        const out = new Set(earlier.flatMap(piecesOf));
        const history = earlier.map(({ from, to }) => bands(from, to === max ? 0 : to));
        expect(isReprint(history, 'wristband', wanted)).toBe(piecesOf(wanted).some((piece) => out.has(piece)));
      }),
    );
  });
});
