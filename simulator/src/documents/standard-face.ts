import type { PDFFont } from 'pdf-lib';
import { readyText, spelledWith } from './text.ts';
import type { Face } from './face.ts';
import type { Line } from './face.ts';

/**
 * Returns a face of the fonts that every PDF reader has.
 * They contain only Western European letters: marks of others are dropped (`ś` → `s`), and characters without a plain
 * spelling become `?`.
 */
export function standardFace(font: PDFFont): Face {
  const known = new Set(font.getCharacterSet());
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    let width = widths.get(letter);
    if (width === undefined) widths.set(letter, (width = font.widthOfTextAtSize(letter, 1)));
    return width;
  };
  return {
    line(text): Line {
      const letters = spelledWith(readyText(text), (codePoint) => known.has(codePoint));
      // Character by character: pdf-lib's own measure includes kerning that it does not draw.
      const width = [...letters].reduce((sum, letter) => sum + widthOf(letter), 0);
      return { width, runs: [{ font, width, show: () => `${font.encodeText(letters).toString()} Tj` }] };
    },
  };
}
