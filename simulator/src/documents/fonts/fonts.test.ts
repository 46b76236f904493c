import { create, type Font as FontkitFont } from 'fontkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installedFonts } from '../../hosts/node/fonts.ts';
import { fontsFor } from './families.ts';
import { type FontLoader, useFonts } from './font-files.ts';
import { loadShaper, shape } from './shape.ts';
import { writeSfnt } from './sfnt.ts';

beforeEach(() => useFonts(installedFonts));
afterEach(() => useFonts(undefined));

const listCodes = (text: string) => [...text].map((letter) => letter.codePointAt(0)!);
const named = async (text: string) =>
  (await fontsFor(400, listCodes(text))).map(({ name }) => name.replace('-400-normal', ''));

describe('the font files of a text', () => {
  test.each([
    ['Malay and the letters of Western Europe', 'Aisyah José', []],
    ['Polish', 'Świątek', ['noto-sans-latin-ext']],
    ['Tamil', 'முத்து', ['noto-sans-tamil-tamil']],
    ['an emoji', '🎉', [expect.stringMatching(/^noto-emoji-\d+$/)]],
    ['a script that no font of ours has', 'محمد', []],
    ['half a character', '\ud83d', []],
  ])('%s', async (_, text, more) => {
    expect(await named(text)).toEqual(['noto-sans-latin', ...more]);
  });

  test('include only the slices of its characters for Chinese', async () => {
    const names = await named('陈美玲');
    expect(names.length).toBeLessThanOrEqual(4);
    expect(names.slice(1).every((name) => /^noto-sans-sc-\d+$/.test(name))).toBe(true);
  });

  test('are read once, however often they are needed', async () => {
    const read: string[] = [];
    const counting: FontLoader = (path) => {
      read.push(path);
      return installedFonts(path);
    };
    useFonts(counting);
    for (let time = 0; time < 3; time += 1) await fontsFor(700, listCodes('陈美玲'));
    expect(read.length).toBeGreaterThan(0);
    expect(new Set(read).size).toBe(read.length);
  });

  test('are treated as lacking their characters when missing or broken', async () => {
    useFonts((path) => (path.includes('tamil-tamil') ? Promise.resolve(new Uint8Array(8)) : installedFonts(path)));
    expect(await named('முத்து')).toEqual(['noto-sans-latin']);
  });

  test('are empty without a loader', async () => {
    useFonts(undefined);
    expect(await fontsFor(400, listCodes('a'))).toEqual([]);
  });
});

describe('a font, compared with a third-party font library', () => {
  test('has the same glyphs and widths', async () => {
    for (const font of await fontsFor(400, listCodes('aş美த🎉'))) {
      const other = create(writeSfnt(font.tables) as Buffer) as FontkitFont;
      expect(other.unitsPerEm).toBe(font.unitsPerEm);
      for (const code of other.characterSet) {
        const glyph = font.glyphOf(code) ?? 0;
        expect(glyph).toBe(other.glyphForCodePoint(code).id);
        expect(font.advanceOf(glyph)).toBe(other.getGlyph(glyph).advanceWidth);
      }
    }
  });

  test('draws only the kept glyphs when subset, including composite ones', async () => {
    const [latin] = await fontsFor(400, []);
    const glyph = (letter: string) => latin!.glyphOf(letter.codePointAt(0)!)!;
    const whole = create(writeSfnt(latin!.tables) as Buffer) as FontkitFont;
    const cut = create(latin!.subset([glyph('A'), glyph('é')]) as Buffer) as FontkitFont;
    for (const letter of 'Aé')
      expect(cut.getGlyph(glyph(letter)).path.toSVG()).toBe(whole.getGlyph(glyph(letter)).path.toSVG());
    expect(cut.getGlyph(glyph('é')).path.toSVG()).not.toBe('');
    expect(cut.getGlyph(glyph('B')).path.toSVG()).toBe('');
  });
});

describe('a run of Tamil', () => {
  const shaped = async (text: string) => {
    const fonts = await fontsFor(400, listCodes(text));
    const font = fonts.at(-1)!;
    await loadShaper(font);
    return { font, glyphs: shape(font, text) };
  };

  test('draws the vowel before the letter it follows in the text', async () => {
    const { font, glyphs } = await shaped('கெ');
    expect(glyphs.map(({ glyph }) => glyph)).toEqual([font.glyphOf(0x0b_c6), font.glyphOf(0x0b_95)]);
  });

  test.each(['கெ', 'கோவிந்தன்', 'கொண்டாட்டம்', 'ஸ்ரீ', 'க்ஷ', 'சௌந்தர்யா', 'முத்துலட்சுமி'])(
    'concatenates glyph texts to %s',
    async (text) => {
      const { glyphs } = await shaped(text);
      expect(
        glyphs
          .map((glyph) => glyph.text)
          .join('')
          .normalize('NFC'),
      ).toBe(text.normalize('NFC'));
    },
  );
});
