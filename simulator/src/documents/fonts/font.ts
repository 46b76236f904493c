import { type FontTables, getView, writeSfnt } from './sfnt.ts';

/** Tables that PDF readers need; names, layout and character map are not among them. */
const KEPT = ['cvt ', 'fpgm', 'prep', 'head', 'hhea', 'hmtx', 'maxp'];

const MORE_COMPONENTS = 0x20;
const WORDS = 0x01;
const ONE_SCALE = 0x08;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** A TrueType font: the glyph and width of each character, and subsets with some of the glyphs. */
export class Font {
  readonly name: string;
  readonly tables: FontTables;
  /** Units per em, for all measures. */
  readonly unitsPerEm: number;
  readonly #advances: number;
  readonly #longOffsets: boolean;
  readonly #glyphs: ReadonlyMap<number, number>;

  /** @throws when a table is missing or broken */
  constructor(name: string, tables: FontTables) {
    this.name = name;
    this.tables = tables;
    this.unitsPerEm = this.#view('head').getUint16(18);
    this.#longOffsets = this.#view('head').getInt16(50) === 1;
    this.#advances = this.#view('hhea').getUint16(34);
    this.#glyphs = readCharacterMap(this.#view('cmap'));
  }

  /** Returns the glyph of a character; undefined when the font has none. */
  glyphOf(codePoint: number): number | undefined {
    return this.#glyphs.get(codePoint);
  }

  /** Returns a glyph's advance width. */
  advanceOf(glyph: number): number {
    return this.#view('hmtx').getUint16(Math.min(glyph, this.#advances - 1) * 4);
  }

  /** Ascender, descender and the box around all glyphs. */
  get metrics(): { ascent: number; descent: number; box: [number, number, number, number] } {
    const [head, hhea] = [this.#view('head'), this.#view('hhea')];
    return {
      ascent: hhea.getInt16(4),
      descent: hhea.getInt16(6),
      box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    };
  }

  /** Returns a font file with these glyphs and their components, with unchanged numbers. */
  subset(glyphs: Iterable<number>): Uint8Array {
    const wanted = new Set([0, ...glyphs]);
    // The set grows during the walk: components may have components.
    for (const glyph of wanted) for (const part of this.#partsOf(glyph)) wanted.add(part);
    const count = this.#view('maxp').getUint16(4);
    const outlines = Array.from({ length: count }, (_, glyph) => (wanted.has(glyph) ? this.#outline(glyph) : EMPTY));
    const offsets = new Uint8Array((count + 1) * 4);
    const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + ((length + 3) & ~3), 0));
    let at = 0;
    for (const [glyph, outline] of outlines.entries()) {
      glyf.set(outline, at);
      at += (outline.length + 3) & ~3;
      getView(offsets).setUint32((glyph + 1) * 4, at);
    }
    const head = this.#table('head').slice();
    getView(head).setInt16(50, 1);
    const kept = KEPT.flatMap((tag): [string, Uint8Array][] => {
      const table = this.tables.get(tag);
      return table ? [[tag, table]] : [];
    });
    return writeSfnt(new Map([...kept, ['head', head], ['loca', offsets], ['glyf', glyf]]));
  }

  #partsOf(glyph: number): number[] {
    const outline = this.#outline(glyph);
    const view = getView(outline);
    if (outline.length === 0 || view.getInt16(0) >= 0) return [];
    const parts: number[] = [];
    let at = 10;
    for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS;) {
      flags = view.getUint16(at);
      parts.push(view.getUint16(at + 2));
      at += 4 + (flags & WORDS ? 4 : 2);
      if (flags & ONE_SCALE) at += 2;
      else if (flags & TWO_SCALES) at += 4;
      else if (flags & MATRIX) at += 8;
    }
    return parts;
  }

  #outline(glyph: number): Uint8Array {
    const loca = this.#view('loca');
    const offset = (index: number) => (this.#longOffsets ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
    return this.#table('glyf').subarray(offset(glyph), offset(glyph + 1));
  }

  #table(tag: string): Uint8Array {
    const table = this.tables.get(tag);
    if (table === undefined) throw new Error(`${this.name} has no table ${tag}`);
    return table;
  }

  #view(tag: string): DataView {
    return getView(this.#table(tag));
  }
}

const EMPTY = new Uint8Array();

/** Returns characters and their glyphs from the font's largest map (formats 4 and 12). */
function readCharacterMap(view: DataView): Map<number, number> {
  const offsets = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(4 + index * 8 + 4));
  const glyphs = new Map<number, number>();
  for (const at of offsets) {
    if (view.getUint16(at) === 4) readSegments(view, at, glyphs);
    if (view.getUint16(at) === 12) readGroups(view, at, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, at: number, glyphs: Map<number, number>): void {
  const span = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + span];
  for (let segment = 0; segment < span; segment += 2) {
    const [end, start] = [view.getUint16(ends + segment), view.getUint16(starts + segment)];
    const delta = view.getUint16(starts + span + segment);
    const rangeAt = starts + 2 * span + segment;
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xff_ff; code++) {
      const listed = range === 0 ? code : view.getUint16(rangeAt + range + (code - start) * 2);
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xff_ff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readGroups(view: DataView, at: number, glyphs: Map<number, number>): void {
  const count = view.getUint32(at + 12);
  for (let group = 0; group < count; group++) {
    const from = at + 16 + group * 12;
    const [start, end, first] = [view.getUint32(from), view.getUint32(from + 4), view.getUint32(from + 8)];
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start);
  }
}
