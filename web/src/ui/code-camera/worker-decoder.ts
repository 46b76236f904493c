import type { CodeDecoder } from './code-decoder.ts';
import type { FoundCode } from './found-code.ts';

/** What the worker returns for each frame. */
export type DecoderAnswer = { codes: FoundCode[] } | { error: string };

/** The part of a worker that a decoder needs. */
type DecoderWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Returns a decoder that runs in a worker, so that decoding never blocks the screen. */
export function createWorkerDecoder(worker: DecoderWorker): CodeDecoder {
  let pending: { resolve(codes: FoundCode[]): void; reject(reason: Error): void } | null = null;
  const fail = (reason: string) => pending?.reject(new Error(reason));
  worker.addEventListener('message', ({ data }: MessageEvent<DecoderAnswer>) => {
    if ('codes' in data) pending?.resolve(data.codes);
    else fail(data.error);
  });
  worker.addEventListener('error', ({ message }) => fail(message || 'The decoder did not load'));
  worker.addEventListener('messageerror', () => fail('The decoder sent an unreadable message'));
  return {
    async decode(frame) {
      if (pending) throw new Error('A frame is being decoded already');
      try {
        return await new Promise<FoundCode[]>((resolve, reject) => {
          pending = { resolve, reject };
          worker.postMessage(frame, [frame]);
        });
      } finally {
        pending = null;
      }
    },
    close() {
      fail('The decoder was closed');
      worker.terminate();
    },
  };
}
