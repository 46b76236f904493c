import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '@/lib/clock.ts';
import type { CodeDecoder } from './code-decoder.ts';
import { type FrameCallbacks, type FrameSource, readFrames } from './read-frames.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A frame that counts only once however often it is closed. */
function newFrame(closed: () => void): ImageBitmap {
  let isOpen = true;
  const close = () => {
    if (isOpen) closed();
    isOpen = false;
  };
  return { width: 8, height: 8, close };
}

interface Scene {
  /** What the camera sees at a time; null for nothing, an error for a frame that cannot be decoded. */
  see(at: number): string | Error | null;
  isPaused?(at: number): boolean;
  decodeMs?: number;
  onCode?(text: string): void;
}

/** Reads a scene for a while; returns what was reported, with the time. */
async function watch({ see, isPaused = () => false, decodeMs = 10, onCode }: Scene, forMs: number) {
  vi.setSystemTime(0);
  const reported: string[] = [];
  const readable: string[] = [];
  const errors: unknown[] = [];
  const over = new AbortController();
  const log = { open: 0, most: 0, decoded: 0, unclosed: 0 };
  const source: FrameSource = {
    isPaused: () => isPaused(clock.device()),
    next: async () => {
      log.unclosed += 1;
      return newFrame(() => (log.unclosed -= 1));
    },
  };
  const decoder: CodeDecoder = {
    async decode(frame) {
      log.most = Math.max(log.most, (log.open += 1));
      log.decoded += 1;
      const seen = see(clock.device());
      await new Promise<void>((resolve) => clock.after(decodeMs, resolve));
      log.open -= 1;
      frame.close();
      if (seen instanceof Error) throw seen;
      return seen === null ? [] : [{ text: seen, x: 4, y: 4 }];
    },
    close() {},
  };
  const callbacks: FrameCallbacks = {
    onCode(text) {
      reported.push(`${text} at ${clock.device()}`);
      onCode?.(text);
    },
    onReadable: (isReadable) => readable.push(`${isReadable} at ${clock.device()}`),
    onError: (error) => errors.push(error),
  };
  const done = readFrames(source, decoder, callbacks, over.signal);
  await vi.advanceTimersByTimeAsync(forMs);
  over.abort();
  await vi.advanceTimersByTimeAsync(decodeMs);
  await done;
  return { reported, readable, errors, log };
}

describe('frames of the camera', () => {
  test('report each code once while it is in view', async () => {
    const { reported, log } = await watch({ see: (at) => (at < 2_000 ? 'A' : at < 4_000 ? 'B' : null) }, 10_000);
    expect(reported).toEqual(['A at 10', 'B at 2010']);
    expect(log).toMatchObject({ most: 1, unclosed: 0 });
  });

  test('are decoded one at a time, at most twenty a second, however fast or slow the decoder is', async () => {
    const fast = await watch({ see: () => null, decodeMs: 1 }, 999);
    const slow = await watch({ see: () => null, decodeMs: 400 }, 999);
    expect([fast.log.decoded, slow.log.decoded]).toEqual([20, 3]);
    expect([fast.log.most, slow.log.most]).toEqual([1, 1]);
  });

  test('go on after a callback that throws', async () => {
    const problem = new Error('a screen that is broken');
    const onCode = () => {
      throw problem;
    };
    const { reported, errors } = await watch({ see: (at) => (at < 500 ? 'A' : 'B'), onCode }, 1_000);
    expect(reported).toEqual(['A at 10', 'B at 510']);
    expect(errors).toEqual([problem, problem]);
  });

  test('go on after a frame that fails, and say so when many do', async () => {
    const once = await watch({ see: (at) => (at < 40 ? new Error('one frame') : 'A') }, 3_000);
    expect(once.reported).toEqual(['A at 1020']);
    expect(once.readable).toEqual(['true at 1020']);
    const often = await watch({ see: (at) => (at < 14_000 ? new Error('no decoder') : 'A') }, 15_000);
    expect(often.readable).toEqual(['false at 2030', 'true at 14150']);
    expect(often.reported).toEqual(['A at 14150']);
    expect(often.log.unclosed).toBe(0);
  });

  test('report nothing while paused, and no code again that stayed in view', async () => {
    const isPaused = (at: number) => at > 100 && at < 8_000;
    const held = await watch({ see: () => 'A', isPaused }, 12_000);
    expect(held.reported).toEqual(['A at 10']);
    const other = await watch({ see: (at) => (at < 200 ? 'A' : 'B'), isPaused }, 12_000);
    expect(other.reported[0]).toBe('A at 10');
    expect(other.reported).toHaveLength(2);
    expect(other.reported[1]).toMatch(/^B at 80\d\d$/);
    expect(other.log).toMatchObject({ unclosed: 0 });
  });
});
