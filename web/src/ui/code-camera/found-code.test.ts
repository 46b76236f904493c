import { describe, expect, test } from 'vitest';
import { type FoundCode, pickCode } from './found-code.ts';

const PICTURE = { width: 720, height: 720 };
const NEIGHBOUR: FoundCode = { text: 'MRCNEIGHBOUR', x: 100, y: 360 };

describe('the code of a picture', () => {
  test.each<[name: string, codes: FoundCode[], want: string | null]>([
    ['is none in an empty picture', [], null],
    ['is the only one', [NEIGHBOUR], 'MRCNEIGHBOUR'],
    ['is the one nearest to the middle', [NEIGHBOUR, { text: 'MRCMIDDLE', x: 400, y: 330 }], 'MRCMIDDLE'],
    ['may be a foreign text, untouched', [{ text: ' https://example.com ', x: 360, y: 360 }], ' https://example.com '],
    [
      'is never one that was not read',
      [
        { text: '', x: 360, y: 360 },
        { text: ' \n', x: 361, y: 360 },
      ],
      null,
    ],
    ['is a read one rather than a nearer one that was not', [{ text: '', x: 360, y: 360 }, NEIGHBOUR], 'MRCNEIGHBOUR'],
  ])('%s', (_name, codes, want) => {
    expect(pickCode(codes, PICTURE)).toBe(want);
  });
});
