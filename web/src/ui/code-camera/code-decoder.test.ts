import { describe, expect, test, vi } from 'vitest';
import { type CodeDecoder, createDecoder } from './code-decoder.ts';
import type { FoundCode } from './found-code.ts';
import { createWorkerDecoder } from './worker-decoder.ts';

const CODE: FoundCode = { text: 'MRCX7K2M9QP', x: 1, y: 1 };
const newFrame = () => ({ width: 8, height: 8, close: vi.fn<() => void>() }) satisfies ImageBitmap;

/** A decoder that returns what it is given, or throws it. */
function fakeDecoder(...results: (FoundCode[] | Error)[]) {
  const decode = vi.fn<CodeDecoder['decode']>(async () => {
    const result = results.shift() ?? [];
    if (result instanceof Error) throw result;
    return result;
  });
  return { decode, close: vi.fn<() => void>() };
}

describe('the decoder', () => {
  test('is the browser’s own where it works', async () => {
    const native = fakeDecoder([CODE]);
    const openWorker = vi.fn<() => CodeDecoder>();
    const decoder = createDecoder({ openNative: async () => native, openWorker });
    expect(await decoder.decode(newFrame())).toEqual([CODE]);
    expect(openWorker).not.toHaveBeenCalled();
  });

  test('is the worker for good when the browser’s own fails later', async () => {
    const native = fakeDecoder([], new Error('Barcode detection service unavailable.'));
    const worker = fakeDecoder([CODE], [CODE]);
    const decoder = createDecoder({ openNative: async () => native, openWorker: () => worker });
    const frame = newFrame();
    await decoder.decode(newFrame());
    await expect(decoder.decode(frame)).rejects.toThrow('unavailable');
    expect(frame.close).toHaveBeenCalled();
    await decoder.decode(newFrame());
    expect(await decoder.decode(newFrame())).toEqual([CODE]);
    expect([native.decode, worker.decode].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  test('starts another worker when one fails, and closes the failed one', async () => {
    const workers = [fakeDecoder(new Error('out of memory')), fakeDecoder([CODE])];
    let opened = 0;
    const decoder = createDecoder({ openNative: async () => null, openWorker: () => workers[opened++]! });
    await expect(decoder.decode(newFrame())).rejects.toThrow('out of memory');
    expect(await decoder.decode(newFrame())).toEqual([CODE]);
    expect(workers[0]!.close).toHaveBeenCalledOnce();
    decoder.close();
    await expect(decoder.decode(newFrame())).rejects.toThrow('closed');
    expect([opened, workers[1]!.close.mock.calls.length]).toEqual([2, 1]);
  });
});

test('a worker that never answers is replaced', async () => {
  vi.useFakeTimers();
  const silent: CodeDecoder = { decode: () => new Promise(() => undefined), close: vi.fn<() => void>() };
  const workers = [silent, fakeDecoder([CODE])];
  const decoder = createDecoder({ openNative: async () => null, openWorker: () => workers.shift()! });
  await Promise.all([
    expect(decoder.decode(newFrame())).rejects.toThrow('No answer'),
    vi.advanceTimersByTimeAsync(30_000),
  ]);
  vi.useRealTimers();
  expect(silent.close).toHaveBeenCalled();
  expect(await decoder.decode(newFrame())).toEqual([CODE]);
});

/** A worker that answers only when told to. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown, transfer?: unknown) => void>();
  readonly terminate = vi.fn<() => void>();
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

describe('the decoder in a worker', () => {
  test('hands each frame over and returns what the worker found, one at a time', async () => {
    const worker = new FakeWorker();
    const decoder = createWorkerDecoder(worker);
    const frame = newFrame();
    const found = decoder.decode(frame);
    expect(worker.postMessage).toHaveBeenCalledWith(frame, [frame]);
    await expect(decoder.decode(newFrame())).rejects.toThrow('being decoded');
    worker.answer({ codes: [CODE] });
    expect(await found).toEqual([CODE]);
    const next = decoder.decode(newFrame());
    worker.answer({ error: 'RuntimeError: unreachable' });
    await expect(next).rejects.toThrow('unreachable');
  });

  test('fails when its script does not load, and when it is closed', async () => {
    const broken = new FakeWorker();
    const lost = createWorkerDecoder(broken).decode(newFrame());
    broken.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('did not load');

    const worker = new FakeWorker();
    const decoder = createWorkerDecoder(worker);
    const pending = decoder.decode(newFrame());
    decoder.close();
    await expect(pending).rejects.toThrow('closed');
    expect(worker.terminate).toHaveBeenCalled();
  });
});
