import type { PDFFont } from 'pdf-lib';

/** Letters that do not fall apart into a base letter and marks, yet have an obvious plain spelling. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'ng',
  Ŋ: 'Ng',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
};

const supported = new WeakMap<PDFFont, Set<number>>();
/** Width of a letter in points at size 1. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

/**
 * The text as the font can write it. The fonts that every PDF reader has know the Latin letters of
 * Western Europe only, and a name may hold any letter of any script: marks are dropped (`ś` → `s`),
 * what has no plain spelling becomes `?`. Never throws, and never returns a line break.
 */
export function encodable(font: PDFFont, text: string): string {
  let known = supported.get(font);
  if (known === undefined) supported.set(font, (known = new Set(font.getCharacterSet())));
  let result = '';
  for (const letter of text.normalize('NFC').replaceAll(/\s+/gu, ' ')) {
    if (known.has(letter.codePointAt(0)!)) result += letter;
    else result += plain(letter, known);
  }
  return result;
}

function plain(letter: string, known: Set<number>): string {
  if (PLAIN[letter] !== undefined) return PLAIN[letter];
  // Joiners, variation selectors and lone marks are invisible: they leave no trace.
  if (/^[\p{M}\p{Cf}\p{Cc}]$/u.test(letter)) return '';
  const base = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return base !== '' && [...base].every((part) => known.has(part.codePointAt(0)!)) ? base : '?';
}

/**
 * Width in points, letter by letter. pdf-lib's own measure subtracts kerning that it does not draw,
 * which would set amounts with `11` in them off the right edge.
 */
export function widthOf(font: PDFFont, text: string, size: number): number {
  let known = widths.get(font);
  if (known === undefined) widths.set(font, (known = new Map()));
  let width = 0;
  for (const letter of text) {
    let one = known.get(letter);
    if (one === undefined) known.set(letter, (one = font.widthOfTextAtSize(letter, 1)));
    width += one;
  }
  return width * size;
}

/** Breaks an encodable text into lines no wider than `width`, at spaces where there are any. */
export function wrap(font: PDFFont, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(' ')
    .flatMap((each) => pieces(font, each, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(font, longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines;
}

/** A word that is wider than the line on its own is cut where it stops fitting. */
function pieces(font: PDFFont, word: string, size: number, width: number): string[] {
  if (widthOf(font, word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(font, part + letter, size) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}
