import type { PDFDocument, PDFRef } from 'pdf-lib';
import { fontsFor } from './fonts/families.ts';
import { PageFont } from './fonts/page-font.ts';
import { isComplex, loadShaper } from './fonts/shape.ts';
import { notoFace } from './noto-face.ts';
import { standardFace } from './standard-face.ts';
import { readyText } from './text.ts';

/** The library, loaded with the first document: most answers of the simulator need none. */
export type PdfLibrary = typeof import('pdf-lib');

/** A stretch of a line in one font. */
export interface Run {
  font: { readonly name: string; readonly ref: PDFRef };
  /** Width at size 1. */
  width: number;
  /** What shows the text where the pen stands, its font at `size` being chosen: operators of PDF. */
  show(size: number): string;
}

/** A line of text, ready to be drawn. */
export interface Line {
  /** Width at size 1. */
  width: number;
  runs: readonly Run[];
}

/** One weight of the type. */
export interface Face {
  /** Any text as one line, as far as there are letters for it. Never throws. */
  line(text: string): Line;
}

export interface Typeface {
  regular: Face;
  bold: Face;
}

/** The type of one document. */
interface DocumentType extends Typeface {
  /** Enters the fonts into the document; after the last page. */
  finish(): Promise<void>;
}

/** The type in which a document can write its data, and everything that we write around them. */
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
