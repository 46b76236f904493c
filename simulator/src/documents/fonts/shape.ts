import type { Font as FontkitFont } from 'fontkit';
import type { Font } from './font.ts';
import { writeSfnt } from './sfnt.ts';

/** A positioned glyph in a run, in units of the em. */
export interface PlacedGlyph {
  glyph: number;
  /** The text it represents when copied. */
  text: string;
  advance: number;
  right: number;
  up: number;
}

/** Characters whose shape depends on their neighbours, and combining marks. */
const COMPLEX = /[\p{M}\p{Script=Tamil}\p{Script=Devanagari}]/u;

export function isComplex(text: string): boolean {
  return COMPLEX.test(text);
}

/** Lays out a run of characters that depend on their neighbours. Await `loadShaper` for the font first. */
export function shape(font: Font, text: string): PlacedGlyph[] {
  try {
    return laidOut(font, text) ?? letterByLetter(font, text);
  } catch {
    // The shaper measures some glyphs without an outline beyond the end of their table.
    return letterByLetter(font, text);
  }
}

function laidOut(font: Font, text: string): PlacedGlyph[] | undefined {
  const shaper = shapers.get(font);
  if (shaper === undefined) return undefined;
  const { glyphs, positions } = shaper.layout(text, { kern: false, liga: false });
  const texts = listTexts(text, glyphs);
  return glyphs.map(({ id }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    return { glyph: id, text: texts[index] ?? '', advance: xAdvance, right: xOffset, up: yOffset };
  });
}

const shapers = new WeakMap<Font, FontkitFont>();

/** Prepares a font for laying out runs; a font that cannot be prepared draws character by character. */
export async function loadShaper(font: Font): Promise<void> {
  if (shapers.has(font)) return;
  const { create } = await import('fontkit');
  shapers.set(font, create(writeSfnt(font.tables) as Buffer) as FontkitFont);
}

function letterByLetter(font: Font, text: string): PlacedGlyph[] {
  return [...text].flatMap((letter) => {
    const glyph = font.glyphOf(letter.codePointAt(0)!);
    return glyph === undefined ? [] : [{ glyph, text: letter, advance: font.advanceOf(glyph), right: 0, up: 0 }];
  });
}

/**
 * Returns the text of each glyph, so that they concatenate to the original text.
 * A syllable may be drawn in another order or by more glyphs than characters: its characters are distributed among its
 * glyphs.
 */
function listTexts(text: string, glyphs: readonly { codePoints: readonly number[] }[]): string[] {
  const letters = [...text];
  const texts: string[] = [];
  let [from, start] = [0, 0];
  let drawn = '';
  for (const [index, { codePoints }] of glyphs.entries()) {
    drawn += String.fromCodePoint(...codePoints);
    const isLast = index === glyphs.length - 1;
    const to = isLast ? letters.length : findEnd(letters, from, drawn);
    if (to === undefined) continue;
    texts.push(...deal(letters.slice(from, to), index + 1 - start));
    [from, start, drawn] = [to, index + 1, ''];
  }
  return texts;
}

/** Returns where the drawn characters end, in any order; undefined while part of a syllable is missing. */
function findEnd(letters: readonly string[], from: number, drawn: string): number | undefined {
  const wanted = [...drawn.normalize('NFD')].sort().join('');
  let parts = '';
  for (let to = from; to < letters.length && parts.length < wanted.length;) {
    parts += letters[to++]!.normalize('NFD');
    if ([...parts].sort().join('') === wanted) return to;
  }
  return undefined;
}

function deal(letters: readonly string[], glyphs: number): string[] {
  // A vowel drawn on both sides of its letter is split into these sides.
  const parts = letters.length < glyphs ? [...letters.join('').normalize('NFD')] : letters;
  return Array.from({ length: glyphs }, (_, index) =>
    index === glyphs - 1 ? parts.slice(index).join('') : (parts[index] ?? ''),
  );
}
