import type { PDFDocument, PDFRef } from 'pdf-lib';
import type { PdfLibrary } from '../pdf-library.ts';
import { deflate } from './deflate.ts';
import type { Font } from './font.ts';
import { toUnicodeMap } from './to-unicode.ts';

/** A glyph's code within a document. */
type GlyphCode = number;

/**
 * A font as one document uses it, with only the glyphs drawn.
 * Each glyph has a code per text it represents, so that copied text is correct even when several glyphs draw one
 * letter.
 */
export class PageFont {
  readonly font: Font;
  readonly name: string;
  readonly ref: PDFRef;
  readonly #codes = new Map<string, GlyphCode>();
  /** By code; the first is the glyph for missing characters. */
  readonly #drawn: { glyph: number; text: string }[] = [{ glyph: 0, text: '' }];

  /** @param index of the font in its document */
  constructor(font: Font, document: PDFDocument, index: number) {
    this.font = font;
    this.name = `${subsetTag(index)}+${font.name}`;
    this.ref = document.context.nextRef();
  }

  /** Returns the code of a glyph that represents a text. */
  codeOf(glyph: number, text: string): GlyphCode {
    const key = `${glyph}\n${text}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#drawn.push({ glyph, text }) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }

  /** Width at size 1. */
  widthOf(glyph: number): number {
    return this.font.advanceOf(glyph) / this.font.unitsPerEm;
  }

  /** Writes the font with the glyphs drawn; call it once, after the last page. */
  async embed(pdf: PdfLibrary, { context }: PDFDocument): Promise<void> {
    const { PDFString } = pdf;
    const { ascent, descent, box } = this.font.metrics;
    const em = (units: number): number => (units * 1000) / this.font.unitsPerEm;
    const glyphs = this.#drawn.map(({ glyph }) => glyph);
    const outlines = this.font.subset(glyphs);
    const file = context.register(
      context.stream(await deflate(outlines), { Filter: 'FlateDecode', Length1: outlines.length }),
    );
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: this.name,
        Flags: SYMBOLIC,
        FontBBox: box.map(em),
        ItalicAngle: 0,
        Ascent: em(ascent),
        Descent: em(descent),
        CapHeight: em(ascent),
        StemV: 80,
        FontFile2: file,
      }),
    );
    const glyphOfCode = new Uint8Array(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 0xff]));
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: this.name,
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        DW: 1000,
        W: [0, glyphs.map((glyph) => em(this.font.advanceOf(glyph)))],
        CIDToGIDMap: context.register(context.stream(glyphOfCode)),
      }),
    );
    const texts = toUnicodeMap(this.#drawn.map(({ text }) => text));
    context.assign(
      this.ref,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: this.name,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.stream(texts)),
      }),
    );
  }
}

/** Glyphs are found by number, not by a standard encoding. */
const SYMBOLIC = 4;

/** Returns six letters that distinguish the font subsets of a document. */
function subsetTag(index: number): string {
  let [tag, rest] = ['', index];
  for (let letter = 0; letter < 6; letter++) {
    tag = String.fromCharCode(65 + (rest % 26)) + tag;
    rest = Math.floor(rest / 26);
  }
  return tag;
}
