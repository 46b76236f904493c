import { expect, test } from 'vitest';
import { countPages } from './read-pdf.ts';

test('reading a document leaves the functions of Node as they are', async () => {
  const { parse, stringify } = JSON;
  const { push } = Array.prototype;
  expect(await countPages(new TextEncoder().encode('no document'))).toBeNull();
  expect([JSON.parse, JSON.stringify, Array.prototype.push]).toEqual([parse, stringify, push]);
});
