import { expect, test } from 'vitest';
import { DrawnParts } from './drawn-parts.ts';

/** Parts of 100 bytes under keys of ten letters: 120 bytes each. */
function stage(most: number): { parts: DrawnParts; drawn: string[]; ask(key: string): Promise<Uint8Array> } {
  const parts = new DrawnParts(most);
  const drawn: string[] = [];
  const ask = (key: string): Promise<Uint8Array> =>
    parts.get(key.padEnd(10), async () => {
      drawn.push(key);
      await Promise.resolve();
      return new Uint8Array(100);
    });
  return { parts, drawn, ask };
}

test('renders a part once, even for concurrent requests', async () => {
  const { drawn, ask } = stage(1_000);
  const answers = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(await ask('a')).toBe(answers[0]);
  expect(drawn).toEqual(['a', 'b']);
});

test('drops the least recently used part', async () => {
  const { parts, drawn, ask } = stage(240);
  for (const key of ['a', 'b', 'a', 'c']) await ask(key);
  expect(parts.bytes).toBe(240);
  await ask('a');
  await ask('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('returns a part above the limit without keeping it', async () => {
  const { parts, drawn, ask } = stage(119);
  await ask('a');
  await ask('a');
  expect([parts.bytes, drawn]).toEqual([0, ['a', 'a']]);
});

test('retries a part that failed to render', async () => {
  const parts = new DrawnParts(1_000);
  await expect(parts.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await parts.get('a', async () => new Uint8Array(1))).toHaveLength(1);
});
