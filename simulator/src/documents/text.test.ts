import * as fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { encodable, widthOf, wrap } from './text.ts';

const document = await PDFDocument.create();
const font = document.embedStandardFont(StandardFonts.Helvetica);

describe('encodable', () => {
  test.each([
    ['plain text is left alone', "Aisyah binti Ahmad, D'Cruz A/P", "Aisyah binti Ahmad, D'Cruz A/P"],
    ['the letters of Western Europe stay', 'José Müller – 20 €', 'José Müller – 20 €'],
    ['a letter and its mark are taken together', 'Jose\u0301', 'José'],
    ['other marks are dropped', 'Dvořák Nguyễn Świątek', 'Dvorák Nguyen Swiatek'],
    ['letters without marks are spelt plainly', 'Łukasz Đurić', 'Lukasz Duric'],
    ['other scripts become question marks', '李小龙 علي', '??? ???'],
    ['emoji become one question mark', 'Ali 👨‍👩‍👧 ❤️', 'Ali ??? ?'],
    ['line breaks and tabs become spaces', 'a\r\n\tb', 'a b'],
    ['control characters vanish', 'a\u0000\u0007b', 'ab'],
    ['half a character becomes a question mark', 'a\ud83d', 'a?'],
  ])('%s', (_, text, expected) => {
    expect(encodable(font, text)).toBe(expected);
  });

  test('the font can write whatever comes out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => font.encodeText(encodable(font, text))).not.toThrow();
      }),
    );
  });
});

describe('wrap', () => {
  test('no line is wider than the column, and no letter is lost', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        const line = encodable(font, text);
        const lines = wrap(font, line, 8, width);
        for (const each of lines) expect(widthOf(font, each, 8)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(line.replaceAll(' ', ''));
      }),
    );
  });

  test('an empty text is one empty line', () => {
    expect(wrap(font, '', 8, 100)).toEqual(['']);
  });
});

test('a text is as wide as its letters: amounts with 11 stand flush right', () => {
  expect(widthOf(font, '11.11', 10)).toBeCloseTo(widthOf(font, '88.88', 10), 6);
});
