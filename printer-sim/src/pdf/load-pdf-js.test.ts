import { expect, test } from 'vitest';
import { loadPdfJs } from './load-pdf-js.ts';
import { countPages } from './read-pdf.ts';

test('reading a document leaves the functions of Node as they are, also for two who load it at once', async () => {
  const { parse, stringify } = JSON;
  const { push } = Array.prototype;
  const first = loadPdfJs();
  // On Node 20 it has replaced them now, and the first has not put them back yet.
  await import('pdfjs-dist/legacy/build/pdf.mjs');
  await Promise.all([first, loadPdfJs()]);
  expect(await countPages(new TextEncoder().encode('no document'))).toBeNull();
  expect([JSON.parse, JSON.stringify, Array.prototype.push]).toEqual([parse, stringify, push]);
});
