import { number } from './canvas.ts';
import type { PageFont } from './fonts/page-font.ts';
import { isComplex, type PlacedGlyph, shape } from './fonts/shape.ts';
import { readyText, spelledWith } from './text.ts';
import type { Face, Line, Run } from './face.ts';

const IS_MARK = /^\p{M}$/u;

/**
 * Returns a face of several fonts: each character is drawn by the first font that has it, and a mark
 * by the font of its letter.
 * @param used collects the fonts that were drawn with
 */
export function notoFace(fonts: readonly PageFont[], used: Set<PageFont>): Face {
  const owner = new Map<number, PageFont | undefined>();
  const fontOf = (codePoint: number): PageFont | undefined => {
    if (!owner.has(codePoint))
      owner.set(
        codePoint,
        fonts.find(({ font }) => font.glyphOf(codePoint) !== undefined),
      );
    return owner.get(codePoint);
  };
  const lines = new Map<string, Line>();
  return {
    line(text) {
      let line = lines.get(text);
      if (line === undefined) {
        const spelled = spelledWith(readyText(text), (codePoint) => fontOf(codePoint) !== undefined);
        const runs = stretches(spelled, fontOf).map(({ font, text: part }) => shapeRun(font, part));
        for (const { font } of runs) used.add(font as PageFont);
        line = { width: runs.reduce((sum, { width }) => sum + width, 0), runs };
        lines.set(text, line);
      }
      return line;
    },
  };
}

interface Stretch {
  font: PageFont;
  text: string;
}

function stretches(text: string, fontOf: (codePoint: number) => PageFont | undefined): Stretch[] {
  const list: Stretch[] = [];
  for (const letter of text) {
    const codePoint = letter.codePointAt(0)!;
    const last = list.at(-1);
    if (IS_MARK.test(letter)) {
      // A mark that its letter's font lacks is left out.
      if (last && last.font.font.glyphOf(codePoint) !== undefined) last.text += letter;
      continue;
    }
    const font = fontOf(codePoint);
    if (font === undefined) continue;
    if (last?.font === font) last.text += letter;
    else list.push({ font, text: letter });
  }
  return list;
}

function shapeRun(font: PageFont, text: string): Run {
  if (isComplex(text)) return placedRun(font, shape(font.font, text));
  let [codes, width] = ['', 0];
  for (const letter of text) {
    const glyph = font.font.glyphOf(letter.codePointAt(0)!)!;
    codes += hex(font.codeOf(glyph, letter));
    width += font.widthOf(glyph);
  }
  return { font, width, show: () => `<${codes}> Tj` };
}

/** Returns a run of positioned glyphs: the pen is moved before and after each glyph that is offset. */
function placedRun(font: PageFont, glyphs: readonly PlacedGlyph[]): Run {
  const { unitsPerEm } = font.font;
  const codes = glyphs.map(({ glyph, text }) => font.codeOf(glyph, text));
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) / unitsPerEm;
  const moved = (units: number): string => (units === 0 ? '' : `[${number((-units * 1000) / unitsPerEm)}] TJ `);
  return {
    font,
    width,
    show: (size) =>
      glyphs
        .map(({ glyph, advance, right, up }, index) => {
          const shown = `<${hex(codes[index]!)}> Tj`;
          const raised = up === 0 ? shown : `${number((up * size) / unitsPerEm)} Ts ${shown} 0 Ts`;
          return `${moved(right)}${raised} ${moved(advance - right - font.font.advanceOf(glyph))}`;
        })
        .join(''),
  };
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
