import { fileURLToPath } from 'node:url';
import jsQR, { type QRCode } from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PIXELS_PER_POINT = 3;
const STANDARD_FONTS = fileURLToPath(new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url));

/** The part of a Node canvas that is used here. pdf.js draws only on a canvas of its own making. */
interface NodeCanvas {
  toBuffer(type: 'image/png'): Buffer;
}

export interface QrPrint {
  /** Side of the code in millimetres, without the white around it. */
  side: number;
  /** Modules of white on the side that has the fewest. */
  quietModules: number;
}

/** What an outside reader finds in a PDF. */
export interface PdfContent {
  pages: number;
  /** Size of the first page in points; 80 mm are 226.77. */
  width: number;
  height: number;
  /** Lines of the first page from top to bottom, what stands side by side joined by one space. */
  lines: string[];
  /** The lines as one text. */
  text: string;
  title: string;
  /** What a camera reads from the QR code on the first page; null when it finds none. */
  qr: string | null;
  /** How large that code is printed, and how much white is around it. */
  qrPrint: QrPrint | null;
  /** The first page as a picture. */
  png: Buffer;
}

/**
 * Reads a PDF with code that is none of ours: text by pdf.js, the QR by jsQR from a rendered picture.
 *
 * @throws when the bytes are no PDF
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  // pdf.js takes the buffer away from its owner.
  const loading = getDocument({ data: new Uint8Array(bytes), standardFontDataUrl: STANDARD_FONTS, verbosity: 0 });
  const document = await loading.promise;
  try {
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const lines = await readLines(page);
    const picture = await look(document, page);
    const { info } = await document.getMetadata();
    const title = String((info as { Title?: unknown }).Title ?? '');
    return { pages: document.numPages, width, height, lines, text: lines.join('\n'), title, ...picture };
  } finally {
    await loading.destroy();
  }
}

async function readLines(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const rows = new Map<number, { x: number; text: string }[]>();
  for (const { str, transform } of texts) {
    const [, , , , x, y] = transform as number[];
    // Baselines of one row agree to a fraction of a point.
    const row = Math.round(y!);
    rows.set(row, [...(rows.get(row) ?? []), { x: x!, text: str }]);
  }
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([, parts]) =>
      parts
        .sort((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(' '),
    );
}

async function look(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<Pick<PdfContent, 'png' | 'qr' | 'qrPrint'>> {
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
