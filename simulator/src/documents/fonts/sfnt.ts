import { inflate } from './deflate.ts';

/** The tables of a font by their tags: `glyf`, `cmap`, … */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const WOFF_SIGNATURE = 0x77_4f_46_46;
const TRUE_TYPE = 0x00_01_00_00;
const CHECKSUM_OF_A_FONT = 0xb1_b0_af_ba;

/** Unpacks a WOFF (version 1) file. @throws when it is not one, or has outlines other than TrueType */
export async function readWoff(file: Uint8Array): Promise<FontTables> {
  const view = getView(file);
  if (view.getUint32(0) !== WOFF_SIGNATURE || view.getUint32(4) !== TRUE_TYPE) throw new Error('not a TrueType WOFF');
  const entries = Array.from({ length: view.getUint16(12) }, (_, index) => WOFF_HEADER + index * WOFF_ENTRY);
  const tables = entries.map(async (at): Promise<[string, Uint8Array]> => {
    const [offset, packedLength, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const packed = file.subarray(offset, offset + packedLength);
    return [tagAt(file, at), packedLength === length ? packed : await inflate(packed)];
  });
  return new Map(await Promise.all(tables));
}

/** Writes tables as a TrueType font file. */
export function writeSfnt(tables: FontTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = 12 + 16 * sorted.length;
  const bytes = new Uint8Array(sorted.reduce((sum, [, { length }]) => sum + padded(length), directory));
  const view = getView(bytes);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, sorted.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (sorted.length - power) * 16);
  let offset = directory;
  for (const [index, [tag, table]] of sorted.entries()) {
    bytes.set(table, offset);
    // The checksum in `head` covers the whole file except itself.
    if (tag === 'head') view.setUint32(offset + 8, 0);
    const at = 12 + 16 * index;
    for (let letter = 0; letter < 4; letter++) bytes[at + letter] = tag.charCodeAt(letter);
    view.setUint32(at + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    offset += padded(table.length);
  }
  const head = sorted.findIndex(([tag]) => tag === 'head');
  if (head !== -1)
    view.setUint32(view.getUint32(12 + 16 * head + 8) + 8, CHECKSUM_OF_A_FONT - checksum(view, 0, bytes.length));
  return bytes;
}

/** Returns a view on the same bytes. */
export function getView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum >>> 0;
}
