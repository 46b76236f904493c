export type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loading: Promise<PdfJs> | undefined;

/**
 * Loads pdf.js, and puts back what it replaces.
 * Its build for Node 20 brings its own `JSON.stringify` and others, for the whole process: an answer
 * would take eight times as long to write.
 */
export function loadPdfJs(): Promise<PdfJs> {
  // Once: a second caller in mid-load would take what pdf.js brings for Node's own.
  loading ??= load();
  return loading;
}

async function load(): Promise<PdfJs> {
  const { parse, stringify } = JSON;
  const { push } = Array.prototype;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js loads it with the first document, and it replaces them again.
  // @ts-expect-error It has no types, and nothing of it is used here.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(JSON, { parse, stringify });
  Object.assign(Array.prototype, { push });
  return pdfjs;
}
