import type { PDFDocument, PDFFont } from 'pdf-lib';
import { Canvas } from './canvas.ts';

/** Points per millimetre. */
export const MM = 72 / 25.4;

/** 80 mm, the width of the paper in a receipt printer. */
const PAPER_WIDTH = 80 * MM;

/** What a block needs to measure itself. */
export interface Kit {
  regular: PDFFont;
  bold: PDFFont;
  /** Width of the column of print, in points. */
  width: number;
}

/** Where a block draws: `left` and `top` are the corner of the block, in PDF coordinates. */
export interface Area {
  canvas: Canvas;
  left: number;
  top: number;
}

/** A piece of a document that knows its height before the page exists. */
export interface Block {
  height: number;
  draw(area: Area): void;
}

export interface DocumentOptions {
  title: string;
  subject: string;
  /** ISO instant; stands as both dates of the file, so that rendering again gives the same bytes. */
  createdAt: string;
  /** White border in points: left and right, above and below. */
  margin: { side: number; end: number };
}

/**
 * Sets blocks one under the other on a single page 80 mm wide and as high as they need.
 * The same options and blocks give the same bytes.
 */
export async function composeDocument(options: DocumentOptions, compose: (kit: Kit) => Block[]): Promise<Uint8Array> {
  const pdf = await import('pdf-lib');
  const document = await pdf.PDFDocument.create({ updateMetadata: false });
  describe(document, options);
  const { side, end } = options.margin;
  const blocks = compose({
    regular: document.embedStandardFont(pdf.StandardFonts.Helvetica),
    bold: document.embedStandardFont(pdf.StandardFonts.HelveticaBold),
    width: PAPER_WIDTH - 2 * side,
  });
  const height = blocks.reduce((sum, block) => sum + block.height, 2 * end);
  const canvas = new Canvas(pdf, document.addPage([PAPER_WIDTH, height]));
  let top = height - end;
  for (const block of blocks) {
    block.draw({ canvas, left: side, top });
    top -= block.height;
  }
  // One pass: the pauses that pdf-lib makes between objects are for much larger files.
  return document.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

function describe(document: PDFDocument, { title, subject, createdAt }: DocumentOptions): void {
  const date = new Date(createdAt);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setSubject(subject);
  document.setAuthor('Muara');
  document.setCreator('Muara');
  document.setProducer('Muara');
  document.setLanguage('en');
  document.setCreationDate(date);
  document.setModificationDate(date);
}
