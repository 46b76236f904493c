import * as fc from 'fast-check';
import * as pdf from 'pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { installedFonts } from '../hosts/node/fonts.ts';
import { useFonts } from './fonts/font-files.ts';
import { readyText, spelledWith, wrap } from './text.ts';
import { typefaceFor } from './typeface.ts';

const document = await pdf.PDFDocument.create();
const helvetica = document.embedStandardFont(pdf.StandardFonts.Helvetica);
const known = new Set(helvetica.getCharacterSet());

describe('text in a Western European font', () => {
  const written = (text: string) => spelledWith(readyText(text), (codePoint) => known.has(codePoint));

  test.each([
    ['plain text is left alone', "Aisyah binti Ahmad, D'Cruz A/P", "Aisyah binti Ahmad, D'Cruz A/P"],
    ['the letters of Western Europe stay', 'José Müller – 20 €', 'José Müller – 20 €'],
    ['a letter and its mark are taken together', 'Jose\u0301', 'José'],
    ['other marks are dropped', 'Dvořák Nguyễn Świątek', 'Dvorák Nguyen Swiatek'],
    ['letters without marks are spelt plainly', 'Łukasz Đurić', 'Lukasz Duric'],
    ['other scripts become question marks', '李小龙 علي', '??? ???'],
    ['emoji become one question mark', 'Ali 👨‍👩‍👧 ❤️ 👍🏽', 'Ali ??? ? ?'],
    ['line breaks and tabs become spaces', 'a\r\n\tb', 'a b'],
    ['control characters vanish', 'a\u0000\u0007b', 'ab'],
    ['half a character becomes a question mark', 'a\ud83d', 'a?'],
  ])('%s', (_, text, expected) => {
    expect(written(text)).toBe(expected);
  });

  test('contains only characters of the font', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => helvetica.encodeText(written(text))).not.toThrow();
      }),
    );
  });
});

describe('lines', () => {
  /** A face in which every character is half as wide as it is high. */
  const face = {
    line: (text: string) => ({ text, width: [...text.replaceAll(/\p{M}/gu, '')].length / 2, runs: [] }),
  };
  const textsOf = (text: string, width: number) =>
    wrap(face, text, 10, width).map((line) => (line as ReturnType<typeof face.line>).text);

  test('break at spaces, and within words that are too long', () => {
    expect(textsOf('Siti binti Abdul Rahman', 50)).toEqual(['Siti binti', 'Abdul', 'Rahman']);
    expect(textsOf('HLB-0000001234567890 x', 50)).toEqual(['HLB-000000', '1234567890', 'x']);
  });

  test('never separate a letter from its marks', () => {
    expect(textsOf('கோவிந்தன்', 15)).toEqual(['கோவிந்', 'தன்']);
  });

  test('are no wider than the column, and lose no characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const lines = textsOf(text, width);
        for (const line of lines) expect(face.line(line).width * 10).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(readyText(text).replaceAll(' ', ''));
      }),
    );
  });

  test('are one empty line for an empty text', () => {
    expect(textsOf('', 100)).toEqual(['']);
  });
});

describe('the width of a line', () => {
  afterAll(() => useFonts(undefined));

  test.each([
    ['Helvetica', undefined],
    ['Noto', installedFonts],
  ])('%s: all digits have the same width, so that amounts align', async (_, fonts) => {
    useFonts(fonts);
    const { regular } = await typefaceFor(pdf, document, '');
    expect(regular.line('11.11').width).toBeCloseTo(regular.line('88.88').width, 9);
  });

  test('is the sum of its words and spaces, in every script', async () => {
    useFonts(installedFonts);
    const words = ['AVA', 'fi', 'To.', 'முத்துலட்சுமி', 'ஸ்ரீ', '陈美玲', '🎉', 'x\u0302'];
    const { regular } = await typefaceFor(pdf, document, words);
    const single = words.reduce((sum, word) => sum + regular.line(word).width, 0);
    const spaces = (words.length - 1) * regular.line(' ').width;
    expect(regular.line(words.join(' ')).width).toBeCloseTo(single + spaces, 9);
  });
});
