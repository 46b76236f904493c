import { deflateSync, inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflate, inflate } from './deflate.ts';

test('packs and unpacks like zlib', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5000 }), async (bytes) => {
      expect(Buffer.from(bytes).equals(inflateSync(await deflate(bytes)))).toBe(true);
      expect(Buffer.from(bytes).equals(await inflate(deflateSync(bytes)))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('returns several chunks in full', async () => {
  const bytes = new Uint8Array(400_000).map((_, index) => (index * index) % 251);
  expect(Buffer.from(bytes).equals(await inflate(await deflate(bytes)))).toBe(true);
});

test('rejects broken bytes once', async () => {
  await expect(inflate(new Uint8Array([1, 2, 3, 4, 5]))).rejects.toThrow('The zlib data is broken');
});
