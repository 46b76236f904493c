import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptTexts, type KeptText } from './kept-texts.ts';

const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.nat(3_000).map((length) => 'ü'.repeat(length)),
  fc.constantFrom('a'.repeat(100_000), '€'.repeat(60_000), ''),
);

test('every text is read as it was kept, while the oldest make room for later ones', () => {
  fc.assert(
    fc.property(fc.array(TEXT, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (all, most) => {
      const texts = new KeptTexts();
      const kept: { text: string; at: KeptText }[] = [];
      for (const text of all) {
        kept.push({ text, at: texts.keep(text) });
        if (kept.length > most) kept.shift()!.at.free();
        for (const { text: expected, at } of kept) expect(at.read()).toBe(expected);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['plain', 'abc', 3],
  ['of two bytes a letter', 'üü', 4],
  ['longer than a block', '€'.repeat(200_000), 600_000],
])('a text %s says how many bytes it takes', (_what, text, bytes) => {
  expect(new KeptTexts().keep(text).size).toBe(bytes);
});

test('the bytes of texts that went are used again', () => {
  const texts = new KeptTexts();
  const text = 'a'.repeat(10_000);
  const blocks = new Set<ArrayBufferLike>();
  const { encodeInto } = TextEncoder.prototype;
  TextEncoder.prototype.encodeInto = function (this: TextEncoder, source, target) {
    blocks.add(target.buffer);
    return encodeInto.call(this, source, target);
  };
  try {
    const kept: KeptText[] = [];
    for (let count = 0; count < 1_000; count++) {
      kept.push(texts.keep(text));
      if (kept.length > 10) kept.shift()!.free();
    }
  } finally {
    TextEncoder.prototype.encodeInto = encodeInto;
  }
  // Seven while blocks grow, and two that take turns.
  expect(blocks.size).toBeLessThan(12);
});
