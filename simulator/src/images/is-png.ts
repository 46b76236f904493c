import { Unzlib } from 'fflate';
import { crc32 } from './crc32.ts';
import { hasAllowedSize } from './has-allowed-size.ts';

interface Chunk {
  type: string;
  data: Uint8Array;
}

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  hasPalette: boolean;
  isInterlaced: boolean;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_FRAME_BYTES = 12;
/** Samples per pixel and the allowed bits per sample, by color type. */
const COLOR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE_COLOR_TYPE = 3;
/** The seven passes of an interlaced image: first column and row, step between columns and rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Returns whether `bytes` are a complete PNG of an allowed size: every chunk is intact, and the pixel
 * data inflate to exactly what the header announces. The size is checked before anything is inflated.
 */
export function isPng(bytes: Uint8Array): boolean {
  const chunks = readChunks(bytes);
  const first = chunks?.[0];
  if (!chunks || first?.type !== 'IHDR') return false;
  const header = readHeader(first.data);
  if (!header || !hasAllowedSize(header.width, header.height)) return false;
  const types = chunks.map(({ type }) => type);
  if (header.hasPalette && !types.includes('PLTE')) return false;
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return inflatesTo(pixels, inflatedBytes(header));
}

/** Returns the chunks up to IEND; undefined when one is cut off, damaged or unknown and critical. */
function readChunks(bytes: Uint8Array): Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length || view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const isCritical = (bytes[at + 4]! & 0x20) === 0;
    if (isCritical && !['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(type)) return undefined;
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

function readHeader(data: Uint8Array): Header | undefined {
  if (data.length !== 13) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [depth, color, compression, filter, interlace] = data.subarray(8);
  const format = COLOR_TYPES[color!];
  if (!format?.depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitsPerPixel: format.samples * depth!,
    hasPalette: color === PALETTE_COLOR_TYPE,
    isInterlaced: interlace === 1,
  };
}

/** Returns the size of the inflated pixel data: each row is a filter byte and its pixels. */
function inflatedBytes({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const bytesOf = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!isInterlaced) return bytesOf(width, height);
  return PASSES.reduce((sum, [column, row, columnStep, rowStep]) => {
    const columns = Math.ceil(Math.max(0, width - column) / columnStep);
    return sum + bytesOf(columns, Math.ceil(Math.max(0, height - row) / rowStep));
  }, 0);
}

/** Compressed bytes per step: small, so that no step of a hostile file takes much memory. */
const STEP_BYTES = 16_384;

/**
 * Returns whether zlib data in `parts` inflate to exactly `size` bytes.
 * Stops as soon as there are more.
 */
function inflatesTo(parts: readonly Uint8Array[], size: number): boolean {
  let left = size;
  const inflater = new Unzlib((data) => {
    left -= data.length;
    if (left < 0) throw new RangeError('More data than the header announces');
  });
  const steps = parts.flatMap((part) => cut(part));
  if (steps.length === 0) return false;
  try {
    for (const [index, step] of steps.entries()) inflater.push(step, index === steps.length - 1);
  } catch {
    return false;
  }
  return left === 0;
}

function cut(part: Uint8Array): Uint8Array[] {
  const count = Math.ceil(part.length / STEP_BYTES);
  return Array.from({ length: count }, (_, index) => part.subarray(index * STEP_BYTES, (index + 1) * STEP_BYTES));
}
