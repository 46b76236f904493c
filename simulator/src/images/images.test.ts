import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { getBase64, listBytes, JPEG, PNG_PIXEL, pngOf } from '../../testing/samples/images.ts';
import { readImage } from '../domain/uploads/index.ts';
import { loadSeedImage } from '../seed/seed-images.ts';
import { crc32 } from './crc32.ts';

const HEADER_AT = 16;
const HEADER_CRC_AT = 29;
const FRAME_SIZE_AT = listBytes(JPEG).findIndex((byte, at, all) => all[at - 1] === 0xff && byte === 0xc0) + 4;

/** Returns the PNG of a pixel whose header says otherwise, with a correct checksum. */
function pngHeader(change: (header: DataView) => void): string {
  const png = listBytes(PNG_PIXEL);
  const view = new DataView(png.buffer);
  change(new DataView(png.buffer, HEADER_AT, 13));
  view.setUint32(HEADER_CRC_AT, crc32(png.subarray(12, HEADER_CRC_AT)));
  return getBase64(png);
}

const pngSize = (width: number, height: number): string =>
  pngHeader((header) => {
    header.setUint32(0, width);
    header.setUint32(4, height);
  });

/** Returns the JPEG of a pixel whose frame claims another size. */
function jpegSize(width: number, height: number): string {
  const jpeg = listBytes(JPEG);
  const view = new DataView(jpeg.buffer);
  view.setUint16(FRAME_SIZE_AT, height);
  view.setUint16(FRAME_SIZE_AT + 2, width);
  return getBase64(jpeg);
}

/** Returns a black PNG of a size, complete down to its last pixel. */
function blackPng(width: number, height: number): string {
  const bytes = listBytes(pngSize(width, height));
  const header = new DataView(bytes.buffer, HEADER_AT, 13);
  header.setUint8(8, 1);
  header.setUint8(9, 0);
  new DataView(bytes.buffer).setUint32(HEADER_CRC_AT, crc32(bytes.subarray(12, HEADER_CRC_AT)));
  const data = zlibSync(new Uint8Array(height * (1 + Math.ceil(width / 8))));
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode('IDAT'), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return getBase64(new Uint8Array([...bytes.subarray(0, 33), ...chunk, ...bytes.subarray(-12)]));
}

/** Returns a JPEG of a size with enough data for it. */
function filledJpeg(width: number, height: number): string {
  const bytes = listBytes(jpegSize(width, height));
  return getBase64(new Uint8Array([...bytes.subarray(0, -2), ...new Uint8Array(2_000), ...bytes.subarray(-2)]));
}

const cut = (base64: string, bytes: number): string => getBase64(listBytes(base64).slice(0, -bytes));
const flip = (base64: string, at: number): string =>
  getBase64(listBytes(base64).map((byte, n) => (n === at ? byte ^ 1 : byte)));

const REFUSED: readonly [name: string, img: string][] = [
  ['only the signature of a PNG', btoa('\x89PNG\r\n\x1a\n')],
  ['a PNG of 60,000 × 60,000', pngSize(60_000, 60_000)],
  ['a PNG of 10,001 × 1', pngSize(10_001, 1)],
  ['a PNG of more than 40 megapixels', pngSize(8_001, 5_000)],
  ['a complete PNG of 10,001 × 1', blackPng(10_001, 1)],
  ['a complete PNG of more than 40 megapixels', blackPng(8_001, 5_000)],
  ['a PNG of 0 × 1', pngSize(0, 1)],
  ['a PNG with less data than its size needs', pngSize(2, 1)],
  ['a PNG of an unknown color type', pngHeader((header) => header.setUint8(9, 5))],
  ['a PNG without the palette that it needs', pngHeader((header) => header.setUint8(9, 3))],
  ['a PNG without its end chunk', cut(PNG_PIXEL, 12)],
  ['a PNG that is cut off', cut(PNG_PIXEL, 20)],
  ['a PNG with a damaged byte', flip(PNG_PIXEL, 45)],
  ['only the beginning of a JPEG', btoa('\xff\xd8\xff\xe0 and so on')],
  ['a JPEG without its end marker', cut(JPEG, 2)],
  ['a JPEG that is cut off in its tables', getBase64(listBytes(JPEG).slice(0, 60))],
  ['a JPEG of 60,000 × 60,000', jpegSize(60_000, 60_000)],
  ['a JPEG of 10,001 × 8 with data for it', filledJpeg(10_001, 8)],
  ['a JPEG of 0 × 1', jpegSize(0, 1)],
  ['a JPEG with less data than its size needs', jpegSize(4_000, 4_000)],
];

describe('an uploaded image', () => {
  test.each(REFUSED)('%s is refused', async (_name, img) => {
    const manager = await createTestSimulator().as('manager');
    const body = { img, original_name: 'a.png' };
    expect(await manager.refused('uploadPopupImage', { body })).toMatchObject({ status: 422, code: 'image_type' });
  });

  test.each(REFUSED)('%s is not a document either', async (_name, doc) => {
    const manager = await createTestSimulator().as('manager');
    const body = { doc, agent_id: 9, type: 'ssm' } as const;
    expect((await manager.refused('uploadAgentDoc', { body })).code).toBe('document_type');
  });

  test.each([
    ['a PNG', PNG_PIXEL, 'image/png'],
    ['a PNG of 10,000 × 4,000', blackPng(10_000, 4_000), 'image/png'],
    ['a JPEG of 10,000 × 8', filledJpeg(10_000, 8), 'image/jpeg'],
    ['a PNG with a private chunk', pngOf(1_000), 'image/png'],
    [
      'an interlaced PNG',
      'iVBORw0KGgoAAAANSUhEUgAAAAMAAAAFCAAAAAHSHTnoAAAAD0lEQVR4nGNwYIBCBAOMASsZA8Gr8xqtAAAAAElFTkSuQmCC',
      'image/png',
    ],
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a JPEG with data after its end', getBase64(new Uint8Array([...listBytes(JPEG), 1, 2, 3])), 'image/jpeg'],
  ])('%s is accepted', (_name, img, type) => {
    expect(readImage(img)).toMatchObject({ type, base64: img });
  });

  test.each(['package-1.jpg', 'food-1.jpg', 'popup-1.jpg'])('the photo %s is accepted', async (file) => {
    expect(readImage((await loadSeedImage(file))!.base64)!.type).toBe('image/jpeg');
  });
});
