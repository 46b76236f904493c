import type { FoundCode } from './found-code.ts';
import { within } from './within.ts';

/** Long enough to load the decoder over a slow connection; after that, it is assumed to have crashed. */
const ANSWER_MS = 30_000;

/** Reads QR codes from frames, one at a time. It takes each frame over and closes it. */
export interface CodeDecoder {
  decode(frame: ImageBitmap): Promise<FoundCode[]>;
  close(): void;
}

/** The two ways to decode; tests pass their own. */
interface DecoderSources {
  openNative(): Promise<CodeDecoder | null>;
  openWorker(): CodeDecoder;
}

/**
 * Returns a decoder that uses the browser's own where it works, and ours elsewhere.
 * A native one that fails later is replaced for good; a worker that fails is replaced for the next frame.
 */
export function createDecoder({ openNative, openWorker }: DecoderSources): CodeDecoder {
  let isClosed = false;
  let current: Promise<CodeDecoder> | null = openNative().then((native) => native ?? openWorker());
  const closeCurrent = () => {
    void current?.then((decoder) => decoder.close()).catch(() => undefined);
    current = null;
  };
  return {
    async decode(frame) {
      if (isClosed) throw new Error('The decoder was closed');
      current ??= Promise.resolve().then(openWorker);
      try {
        return await within(ANSWER_MS, (await current).decode(frame));
      } catch (error) {
        closeCurrent();
        frame.close();
        throw error;
      }
    },
    close() {
      isClosed = true;
      closeCurrent();
    },
  };
}
