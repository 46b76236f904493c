import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadPdfJs, type PdfJs } from './load-pdf-js.ts';

/** Dots per inch of a thermal printer, over points per inch of a PDF. */
const SCALE = 203 / 72;
/** Paper that would need more dots is shown smaller. */
const MAX_DOTS = 6_000_000;
/** Lighter colours leave no mark on thermal paper. */
const DARK_BELOW = 170;

interface Reader {
  pdfjs: PdfJs;
  canvas: typeof import('@napi-rs/canvas');
  options: object;
}

let loading: Promise<Reader | null> | undefined;

/** Loads pdf.js and the native canvas with the first document; null when the canvas is not available. */
function reader(): Promise<Reader | null> {
  loading ??= load().catch(() => null);
  return loading;
}

async function load(): Promise<Reader> {
  const canvas = await import('@napi-rs/canvas');
  const pdfjs = await loadPdfJs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const standardFontDataUrl = `${join(folder, 'standard_fonts')}/`;
  return { pdfjs, canvas, options: { standardFontDataUrl, verbosity: 0, isEvalSupported: false, enableXfa: false } };
}

/** Returns whether documents can be read here. */
export async function canReadPdf(): Promise<boolean> {
  return (await reader()) !== null;
}

/** Returns the pages of a document; null when it is unreadable, 0 when it cannot be checked. */
export async function countPages(bytes: Uint8Array): Promise<number | null> {
  const found = await reader();
  if (found === null) return 0;
  return withDocument(found, bytes, ({ numPages }) => Promise.resolve(numPages || null)).catch(() => null);
}

/**
 * Draws a page as a thermal printer shows it, black on white at its resolution, as PNG.
 * @param page from 1
 * @returns undefined when documents cannot be read or the page cannot be shown
 */
export async function drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array | undefined> {
  const found = await reader();
  if (found === null) return undefined;
  return withDocument<Uint8Array>(found, bytes, async (document) => {
    const sheet = await document.getPage(page);
    const paper = sheet.getViewport({ scale: 1 });
    const scale = Math.min(SCALE, Math.sqrt(MAX_DOTS / (paper.width * paper.height)));
    const viewport = sheet.getViewport({ scale });
    const canvas = found.canvas.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // The native canvas draws like a browser's, but shares no type with it.
    await sheet.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise;
    blackOnWhite(canvas);
    return canvas.encode('png');
  }).catch(() => undefined);
}

type PdfDocument = Awaited<ReturnType<PdfJs['getDocument']>['promise']>;

async function withDocument<T>(
  { pdfjs, options }: Reader,
  bytes: Uint8Array,
  use: (document: PdfDocument) => Promise<T>,
): Promise<T> {
  // pdf.js takes ownership of the buffer.
  const task = pdfjs.getDocument({ ...options, data: new Uint8Array(bytes) });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

function blackOnWhite(canvas: import('@napi-rs/canvas').Canvas): void {
  const context = canvas.getContext('2d');
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    data.fill(light < DARK_BELOW ? 0 : 255, at, at + 3);
  }
  context.putImageData(picture, 0, 0);
}
