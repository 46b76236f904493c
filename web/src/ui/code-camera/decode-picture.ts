import { readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { FoundCode } from './found-code.ts';

/**
 * Reads full QR codes only: unlike Micro QR, their error correction all but rules out a wrong read.
 * It looks for several, so that a sheet of tickets returns the one in the middle. Small pictures are also scaled down
 * for a second try, which averages out the noise of a dark jetty.
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
 * Returns the QR codes in a picture that the decoder corrected completely.
 * It leaves out codes that failed their checks, and parts of a text that spans several codes.
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
