import { Font } from './font.ts';
import { fontFile } from './font-files.ts';
import { readWoff } from './sfnt.ts';

type Weight = 400 | 700;

/**
 * The families in the order in which they are searched for a character, and which slices belong to
 * each.
 */
const FAMILIES: readonly { name: string; slices: (name: string) => boolean }[] = [
  { name: 'noto-sans', slices: () => true },
  { name: 'noto-sans-tamil', slices: (name) => name === 'tamil' },
  { name: 'noto-sans-sc', slices: (name) => name.startsWith('[') },
  { name: 'noto-emoji', slices: () => true },
];

/** Used by most texts; loaded first. */
const BASE = 'noto-sans/files/noto-sans-latin';

/**
 * Returns the fonts of one weight that a text needs, in search order.
 * Empty when not even the first is available.
 */
export async function fontsFor(weight: Weight, characters: Iterable<number>): Promise<Font[]> {
  const base = await load(BASE, weight);
  if (base === undefined) return [];
  const fonts = [base];
  let missing = [...characters].filter((code) => base.glyphOf(code) === undefined);
  for (const { name, slices: own } of FAMILIES) {
    if (missing.length === 0) break;
    // In sequence: slices overlap, and characters found in one need not be searched in the next.
    for (const { slice, has } of await listSlices(name)) {
      const path = `${name}/files/${name}-${slice.replaceAll(/[[\]]/g, '')}`;
      if (path === BASE || !own(slice) || !missing.some(has)) continue;
      const font = await load(path, weight);
      if (font === undefined) continue;
      fonts.push(font);
      missing = missing.filter((code) => font.glyphOf(code) === undefined);
    }
  }
  return fonts;
}

function load(path: string, weight: Weight): Promise<Font | undefined> {
  const file = `${path}-${weight}-normal`;
  return fontFile(
    `${file}.woff`,
    async (bytes) => new Font(file.slice(file.lastIndexOf('/') + 1), await readWoff(bytes)),
  );
}

interface Slice {
  slice: string;
  has(codePoint: number): boolean;
}

/**
 * Returns which characters each file of a family contains, as listed in its package:
 * `U+0000-00FF,U+0131`.
 */
async function listSlices(family: string): Promise<readonly Slice[]> {
  const slices = await fontFile(`${family}/unicode.json`, (bytes) => {
    const ranges = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
    return Object.entries(ranges).map(([slice, text]): Slice => {
      const parts = text.split(',').map((part) => {
        const [from, to] = part.replace('U+', '').split('-');
        return [Number.parseInt(from as string, 16), Number.parseInt(to ?? (from as string), 16)] as const;
      });
      return { slice, has: (code) => parts.some(([from, to]) => code >= from && code <= to) };
    });
  });
  return slices ?? [];
}
