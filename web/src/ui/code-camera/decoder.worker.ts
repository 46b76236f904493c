import { prepareZXingModule } from 'zxing-wasm/reader';
import { decodePicture } from './decode-picture.ts';
import type { DecoderAnswer } from './worker-decoder.ts';

/** On this origin: the library's own default is an address of another host. */
const wasmUrl = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

async function loadDecoder(): Promise<void> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  await prepareZXingModule({ overrides: { wasmBinary: await response.arrayBuffer() }, fireImmediately: true });
}

const ready = loadDecoder();
// A failure is reported for each frame.
ready.catch(() => undefined);

// oxlint-disable-next-line state/no-module-state -- a worker has no app; one canvas serves all frames of a size
let canvas: OffscreenCanvas | null = null;

function pixelsOf(frame: ImageBitmap): ImageData {
  const { width, height } = frame;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(frame, 0, 0);
  frame.close();
  return context.getImageData(0, 0, width, height);
}

async function answer(frame: ImageBitmap): Promise<DecoderAnswer> {
  try {
    const pixels = pixelsOf(frame);
    await ready;
    return { codes: await decodePicture(pixels) };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  void answer(data).then((message) => postMessage(message));
});
