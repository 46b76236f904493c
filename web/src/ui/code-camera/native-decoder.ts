import { encode } from 'uqr';
import type { CodeDecoder } from './code-decoder.ts';
import type { FoundCode } from './found-code.ts';
import { within } from './within.ts';

/** The Barcode Detection API, which TypeScript does not know. */
interface BarcodeDetector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string; boundingBox: DOMRectReadOnly }[]>;
}
export interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'qr_code';
const PROBE = 'MUARA';
const PROBE_MODULE = 8;
/** A service that is still being installed on the phone does not answer at all. */
const ANSWER_MS = 2_000;

const ownDetector = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/**
 * Returns a decoder based on the browser's detector; null if there is none or it does not work.
 * Some phones have the API without a service behind it, so it must read a known code first.
 */
export async function openNativeDecoder(Detector = ownDetector(), drawKnown = drawProbe): Promise<CodeDecoder | null> {
  try {
    if (!Detector || !(await within(ANSWER_MS, Detector.getSupportedFormats())).includes(FORMAT)) return null;
    const detector = new Detector({ formats: [FORMAT] });
    const found = await read(detector, drawKnown());
    return found.length === 1 && found[0]!.text === PROBE ? decoderOver(detector) : null;
  } catch {
    return null;
  }
}

async function read(detector: BarcodeDetector, picture: ImageBitmapSource): Promise<FoundCode[]> {
  const found = await within(ANSWER_MS, detector.detect(picture));
  return found.map(({ rawValue: text, boundingBox: { x, y, width, height } }) => ({
    text,
    x: x + width / 2,
    y: y + height / 2,
  }));
}

function decoderOver(detector: BarcodeDetector): CodeDecoder {
  return {
    async decode(frame) {
      try {
        return await read(detector, frame);
      } finally {
        frame.close();
      }
    },
    close() {},
  };
}

function drawProbe(): ImageBitmapSource {
  const { size, data } = encode(PROBE, { ecc: 'Q', border: 4 });
  const canvas = new OffscreenCanvas(size * PROBE_MODULE, size * PROBE_MODULE);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries())
      if (dark) context.fillRect(x * PROBE_MODULE, y * PROBE_MODULE, PROBE_MODULE, PROBE_MODULE);
  return canvas;
}
