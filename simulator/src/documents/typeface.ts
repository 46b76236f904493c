import type { PDFDocument, PDFFont } from 'pdf-lib';
import type { Face, Line } from './face.ts';
import { fontsFor } from './fonts/families.ts';
import { PageFont } from './fonts/page-font.ts';
import { isComplex, loadShaper } from './fonts/shape.ts';
import { notoFace } from './noto-face.ts';
import type { PdfLibrary } from './pdf-library.ts';
import { readyText, spelledWith } from './text.ts';

export interface Typeface {
  regular: Face;
  bold: Face;
}

/** The typeface of one document. */
interface DocumentType extends Typeface {
  /** Embeds the fonts into the document; call it after the last page. */
  finish(): Promise<void>;
}

/** Returns the typeface in which a document can write its data and our own texts. */
export async function typefaceFor(pdf: PdfLibrary, document: PDFDocument, data: unknown): Promise<DocumentType> {
  const text = readyText(JSON.stringify(data));
  const letters = [...new Set(text)].join('');
  const characters = new Set(
    [...letters, ...letters.normalize('NFKD'), ...letters.toUpperCase()].map((letter) => letter.codePointAt(0)!),
  );
  const [regular, bold] = await Promise.all([fontsFor(400, characters), fontsFor(700, characters)]);
  if (regular.length === 0 || bold.length === 0) {
    const { Helvetica, HelveticaBold } = pdf.StandardFonts;
    const embed = (name: typeof Helvetica | typeof HelveticaBold) => standardFace(document.embedStandardFont(name));
    return { regular: embed(Helvetica), bold: embed(HelveticaBold), finish: async () => undefined };
  }
  if (isComplex(text)) await Promise.all([...regular, ...bold].map((font) => loadShaper(font)));
  const fonts = [...regular, ...bold].map((font, index) => new PageFont(font, document, index));
  const used = new Set<PageFont>();
  return {
    regular: notoFace(fonts.slice(0, regular.length), used),
    bold: notoFace(fonts.slice(regular.length), used),
    async finish() {
      for (const font of fonts) if (used.has(font)) await font.embed(pdf, document);
    },
  };
}

/**
 * Returns a face of the fonts that every PDF reader has.
 * They contain only Western European letters: marks of others are dropped (`ś` → `s`), and characters without a plain
 * spelling become `?`.
 */
function standardFace(font: PDFFont): Face {
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
