import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { FoundCode } from './found-code.ts';

/**
 * Full QR codes alone: their error correction makes a wrong read all but impossible, which that of Micro QR does not.
 * Several are looked for, so that a sheet of tickets gives the one in the middle. Small pictures are scaled down for a
 * second look too: it averages the noise of a dark jetty away.
 */
const OPTIONS: ReaderOptions = {
  formats: ['QRCodeModel2'],
  maxNumberOfSymbols: 4,
  textMode: 'Plain',
  downscaleFactor: 2,
  downscaleThreshold: 300,
};

/** Pixels with red, green, blue and alpha, row by row. */
type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;

/**
 * Returns the QR codes in a picture. Only what the decoder corrected in full is a code: one that failed its checks, or one
 * part of a text that spans several codes, is left out.
 */
export async function decodePicture(picture: Picture): Promise<FoundCode[]> {
  const results = await readBarcodes(picture as ImageData, OPTIONS);
  return results
    .filter(({ isValid, sequenceSize }) => isValid && sequenceSize < 0)
    .map(({ text, position: { topLeft, topRight, bottomLeft, bottomRight } }) => {
      const corners = [topLeft, topRight, bottomLeft, bottomRight];
      const middleOf = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
      return { text, x: middleOf('x'), y: middleOf('y') };
    });
}
