import { clock } from '@/lib/clock.ts';
import type { CodeDecoder } from './code-decoder.ts';
import { filterRepeats, keepSeen, NOTHING_SEEN } from './filter-repeats.ts';
import { pickCode } from './found-code.ts';

/** Limits how often frames are decoded, to save battery and keep the screen responsive. */
const FRAME_GAP_MS = 50;
const AFTER_FAILURE_MS = 1_000;
/** A frame or two may fail; more in a row mean that codes cannot be read here. */
const FAILURES_TO_REPORT = 3;

export interface FrameSource {
  /** Resolves with the next frame, or with null when there is none to decode. */
  next(signal: AbortSignal): Promise<ImageBitmap | null>;
  /** Whether codes are ignored for now. */
  isPaused(): boolean;
}

export interface FrameCallbacks {
  /** Called with each code that comes into view, once. */
  onCode(text: string): void;
  /** Called whenever decoding begins or stops working, starting with the first time it works. */
  onReadable(isReadable: boolean): void;
  /** Called with what `onCode` throws. */
  onError(error: unknown): void;
}

/**
 * Decodes one frame after another until `signal` aborts, and reports each new code.
 * Neither a frame that cannot be decoded nor a callback that throws ends it.
 */
export async function readFrames(
  source: FrameSource,
  decoder: CodeDecoder,
  callbacks: FrameCallbacks,
  signal: AbortSignal,
): Promise<void> {
  let seen = NOTHING_SEEN;
  let failures = 0;
  let isReadable: boolean | null = null;
  const tell = (next: boolean) => {
    if (next !== isReadable) callbacks.onReadable(next);
    isReadable = next;
  };

  const look = async () => {
    const frame = await source.next(signal);
    const text = frame && !source.isPaused() ? await decode(decoder, frame) : null;
    if (signal.aborted) return;
    // What is in view while scanning is being paused is reported later, if it is still there.
    if (source.isPaused()) {
      frame?.close();
      seen = keepSeen(seen, clock.device());
    } else if (frame) {
      tell(true);
      failures = 0;
      const step = filterRepeats(seen, text, clock.device());
      seen = step.seen;
      if (step.isNew) report(callbacks, text!);
    }
  };

  while (!signal.aborted) {
    const began = clock.device();
    try {
      await look();
      await wait(Math.max(0, began + FRAME_GAP_MS - clock.device()), signal);
    } catch {
      failures += 1;
      if (failures >= FAILURES_TO_REPORT && !signal.aborted) tell(false);
      await wait(AFTER_FAILURE_MS, signal);
    }
  }
}

async function decode(decoder: CodeDecoder, frame: ImageBitmap): Promise<string | null> {
  // The decoder takes the frame over, and its size with it.
  const { width, height } = frame;
  return pickCode(await decoder.decode(frame), { width, height });
}

function report({ onCode, onError }: FrameCallbacks, text: string): void {
  try {
    onCode(text);
  } catch (error) {
    onError(error);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const stop = () => {
      cancel();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const cancel = clock.after(ms, stop);
    signal.addEventListener('abort', stop);
  });
}
