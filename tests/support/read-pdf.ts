import { fileURLToPath } from 'node:url';
import jsQR, { type QRCode } from 'jsqr';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfJs } from '../../printer-sim/src/pdf/load-pdf-js.ts';

const PIXELS_PER_POINT = 3;
const STANDARD_FONTS = fileURLToPath(new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url));

/** The part of a Node canvas that is used here. pdf.js draws only on a canvas of its own making. */
interface NodeCanvas {
  toBuffer(type: 'image/png'): Buffer;
}

interface QrPrint {
  /** Side of the code in millimetres, without the white around it. */
  side: number;
  /** Modules of white on the side that has the fewest. */
  quietModules: number;
}

/** What an outside reader finds on a page. */
export interface PdfPage {
  /** Size in points as it is shown; 80 mm are 226.77. */
  width: number;
  height: number;
  /** Size of the paper that it is printed on: a lying page is upright there. */
  paper: { width: number; height: number };
  /** Lines from top to bottom, what is side by side joined by one space. */
  lines: string[];
  /** The lines as one text. */
  text: string;
  /** Each piece of text with its edges, in points from the left. */
  pieces: { text: string; left: number; right: number; y: number }[];
}

/** What a camera finds on a page. */
interface PageLook {
  /** What a camera reads from the QR code; null when it finds none. */
  qr: string | null;
  /** How large that code is printed, and how much white is around it. */
  qrPrint: QrPrint | null;
  /** The page as a picture. */
  png: Buffer;
}

/** A page that was read and looked at. */
export type ScannedPage = PdfPage & PageLook;

/** What an outside reader finds in a PDF: how many pages it has, and what is on the first. */
interface PdfContent extends PdfPage {
  pages: number;
  title: string;
}

/**
 * Reads a PDF with code that is none of ours: text by pdf.js.
 *
 * @throws when the bytes are no PDF
 */
export function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return open(bytes, readFirstPage);
}

/**
 * Reads a PDF and looks at its first page: the QR by jsQR from a rendered picture. Drawing takes much
 * longer than reading.
 *
 * @throws when the bytes are no PDF
 */
export function scanPdf(bytes: Uint8Array): Promise<PdfContent & PageLook> {
  return open(bytes, async (document) => ({
    ...(await readFirstPage(document)),
    ...(await look(document, await document.getPage(1))),
  }));
}

/** Reads every page of a PDF. @throws when the bytes are no PDF */
export function readPdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  return open(bytes, (document) => eachPage(document, readPage));
}

/** Reads every page of a PDF and looks at it. @throws when the bytes are no PDF */
export function scanPdfPages(bytes: Uint8Array): Promise<ScannedPage[]> {
  return open(bytes, (document) =>
    eachPage(document, async (page) => ({ ...(await readPage(page)), ...(await look(document, page)) })),
  );
}

/** Reads the lines of every page. @throws when the bytes are no PDF */
export function readPdfLines(bytes: Uint8Array): Promise<string[][]> {
  return open(bytes, (document) => eachPage(document, async (page) => linesOf(await readPieces(page))));
}

async function open<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument } = await loadPdfJs();
  // pdf.js takes the buffer away from its owner.
  const loading = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: STANDARD_FONTS, verbosity: 0 });
  const document = await loading.promise;
  try {
    return await read(document);
  } finally {
    await loading.destroy();
  }
}

async function readFirstPage(document: PDFDocumentProxy): Promise<PdfContent> {
  const { info } = await document.getMetadata();
  const title = String((info as { Title?: unknown }).Title ?? '');
  return { pages: document.numPages, title, ...(await readPage(await document.getPage(1))) };
}

async function eachPage<T>(document: PDFDocumentProxy, read: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  const pages: T[] = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await read(await document.getPage(number)));
  return pages;
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const upright = page.getViewport({ scale: 1, rotation: 0 });
  const pieces = await readPieces(page);
  const lines = linesOf(pieces);
  const paper = { width: upright.width, height: upright.height };
  return { width, height, paper, pieces, lines, text: lines.join('\n') };
}

async function readPieces(page: PDFPageProxy): Promise<PdfPage['pieces']> {
  const { items } = await page.getTextContent();
  const [a, b, c, d, e, f] = page.getViewport({ scale: 1 }).transform as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform as number[];
    const left = a * x! + c * y! + e;
    return [{ text: item.str, left, right: left + item.width, y: b * x! + d * y! + f }];
  });
}

/** Pieces that touch are one word: a name in two scripts is set in two fonts. */
function linesOf(pieces: PdfPage['pieces']): string[] {
  const rows = new Map<number, PdfPage['pieces']>();
  for (const piece of pieces) {
    // Baselines of one row agree to a fraction of a point.
    const row = Math.round(piece.y);
    rows.set(row, [...(rows.get(row) ?? []), piece]);
  }
  return [...rows]
    .sort(([above], [below]) => above - below)
    .map(([, parts]) => {
      let [line, end] = ['', Number.NEGATIVE_INFINITY];
      for (const { text, left, right } of parts.sort((one, other) => one.left - other.left)) {
        line += left - end < 1 ? text : ` ${text}`;
        end = right;
      }
      return line.replaceAll(/\s+/g, ' ').trim();
    });
}

async function look(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLook> {
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const factory = document.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement } };
  const { canvas } = factory.create(width, height);
  await page.render({ canvas, viewport, background: 'white' }).promise;
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  const png = (canvas as unknown as NodeCanvas).toBuffer('image/png');
  const code = jsQR(pixels.data, width, height, { inversionAttempts: 'dontInvert' });
  return { png, qr: code?.data ?? null, qrPrint: code && measure(code, pixels) };
}

function measure({ version, location }: QRCode, { data, width, height }: ImageData): QrPrint {
  const [left, right] = [location.topLeftCorner.x, location.topRightCorner.x];
  const [top, bottom] = [location.topLeftCorner.y, location.bottomLeftCorner.y];
  const module = (right - left) / (17 + 4 * version);
  const isWhite = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height || data[(y * width + x) * 4]! > 128;
  const isClear = (modules: number) => {
    // Half a module is left to the rounding of the corners.
    const [near, far] = [module / 2, modules * module];
    for (let y = Math.round(top - far); y < bottom + far; y += 1) {
      for (let x = Math.round(left - far); x < right + far; x += 1) {
        const inside = x > left - near && x < right + near && y > top - near && y < bottom + near;
        if (!inside && !isWhite(x, y)) return false;
      }
    }
    return true;
  };
  let quietModules = 0;
  while (quietModules < 10 && isClear(quietModules + 1)) quietModules += 1;
  return { side: ((right - left) / PIXELS_PER_POINT / 72) * 25.4, quietModules };
}
