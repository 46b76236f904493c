import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptBytes, type KeptPart } from './kept-bytes.ts';

const BYTES = fc
  .tuple(fc.oneof(fc.nat(3_000), fc.constantFrom(0, 60_000, 70_000, 300_000)), fc.nat(255))
  .map(([size, value]) => new Uint8Array(size).fill(value));

test('bytes are read as they were kept, while the oldest make room for later ones', () => {
  fc.assert(
    fc.property(fc.array(BYTES, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (all, most) => {
      const store = new KeptBytes();
      const kept: { bytes: Uint8Array; part: KeptPart }[] = [];
      for (const bytes of all) {
        kept.push({ bytes, part: store.keep(bytes) });
        if (kept.length > most) kept.shift()!.part.free();
        for (const { bytes: expected, part } of kept) expect(Buffer.compare(part.read(), expected)).toBe(0);
      }
    }),
    { numRuns: 50 },
  );
});

test('the memory of what went is used again', () => {
  const store = new KeptBytes();
  const blocks = new Set<ArrayBufferLike>();
  const kept: KeptPart[] = [];
  for (let count = 0; count < 1_000; count++) {
    const part = store.keep(new Uint8Array(10_000));
    blocks.add(part.read().buffer);
    kept.push(part);
    if (kept.length > 10) kept.shift()!.free();
  }
  // Seven while blocks grow, and two that take turns.
  expect(blocks.size).toBeLessThan(12);
});
