import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { decodePicture } from '../../../web/src/ui/code-camera/decode-picture.ts';
import { type FoundCode, pickCode } from '../../../web/src/ui/code-camera/found-code.ts';
import { type GrayPicture, toRgba } from './gray-picture.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
});

/** What the app's decoder makes of a picture. */
interface PictureReading {
  /** All codes that it found. */
  codes: FoundCode[];
  /** The text that the camera would report. */
  text: string | null;
}

/** Reads a picture with the app's own decoder, here in Node. */
export async function readPicture(picture: GrayPicture): Promise<PictureReading> {
  const pixels = toRgba(picture);
  const codes = await decodePicture({ ...pixels, colorSpace: 'srgb' } as ImageData);
  return { codes, text: pickCode(codes, picture) };
}
