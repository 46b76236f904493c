import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BarcodeDetectorClass, openNativeDecoder } from './native-decoder.ts';

type Found = Awaited<ReturnType<InstanceType<BarcodeDetectorClass>['detect']>>;

const at = (rawValue: string): Found => [{ rawValue, boundingBox: { x: 10, y: 20, width: 4, height: 8 } as DOMRect }];
const KNOWN = {} as ImageBitmap;
const newFrame = () => ({ width: 8, height: 8, close: vi.fn<() => void>() }) satisfies ImageBitmap;
const never = () => new Promise<never>(() => undefined);

/** A browser's detector that sees this in the known code, and that in every frame. */
function detector(known: () => Promise<Found>, frames = known, formats = async () => ['ean_13', 'qr_code']) {
  return class {
    static getSupportedFormats = formats;
    detect = (picture: ImageBitmapSource) => (picture === KNOWN ? known() : frames());
  } satisfies BarcodeDetectorClass;
}

/** Opens a decoder; a detector that does not answer is given the time that it gets. */
async function open(Detector: BarcodeDetectorClass | undefined) {
  const opening = openNativeDecoder(Detector, () => KNOWN);
  await vi.advanceTimersByTimeAsync(2_000);
  return opening;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the detector of the browser', () => {
  test('is used when it reads a known code, and gives the middle of each code', async () => {
    const decoder = await open(
      detector(
        async () => at('MUARA'),
        async () => at('MRCX7K2M9QP'),
      ),
    );
    const frame = newFrame();
    expect(await decoder!.decode(frame)).toEqual([{ text: 'MRCX7K2M9QP', x: 12, y: 24 }]);
    expect(frame.close).toHaveBeenCalledOnce();
  });

  test.each<[name: string, Detector: BarcodeDetectorClass | undefined]>([
    ['is missing', undefined],
    [
      'knows no QR codes',
      detector(
        async () => at('MUARA'),
        undefined,
        async () => ['ean_13'],
      ),
    ],
    [
      'cannot say what it knows',
      detector(
        async () => at('MUARA'),
        undefined,
        () => Promise.reject(new Error('none')),
      ),
    ],
    ['never says what it knows', detector(async () => at('MUARA'), undefined, never)],
    ['sees nothing', detector(async () => [])],
    ['sees a code without reading it', detector(async () => at(''))],
    ['reads something else', detector(async () => at('MUARB'))],
    ['has no service behind it', detector(() => Promise.reject(new Error('Barcode detection service unavailable.')))],
    ['never answers', detector(never)],
  ])('is not used when it %s', async (_name, Detector) => {
    expect(await open(Detector)).toBeNull();
  });

  test('fails for a frame that it never answers', async () => {
    const decoder = await open(detector(async () => at('MUARA'), never));
    const frame = newFrame();
    await Promise.all([
      expect(decoder!.decode(frame)).rejects.toThrow('No answer'),
      vi.advanceTimersByTimeAsync(2_000),
    ]);
    expect(frame.close).toHaveBeenCalledOnce();
  });
});
