import type { PDFDocument } from 'pdf-lib';
import { Canvas } from './canvas.ts';
import { nextTurn } from './next-turn.ts';
import { type Typeface, typefaceFor } from './typeface.ts';
import { type PdfLibrary } from './pdf-library.ts';

/** Points per millimetre. */
export const MM = 72 / 25.4;

/** 80 mm, the paper width of a receipt printer. */
const ROLL_WIDTH = 80 * MM;

/** What a block needs to measure itself. */
export interface Kit extends Typeface {
  /** Width of the column in points. */
  width: number;
}

/** Where a block draws: `left` and `top` are its corner in PDF coordinates. */
export interface Area {
  canvas: Canvas;
  left: number;
  top: number;
}

/** A piece of a document whose height is known before the page exists. */
export interface Block {
  height: number;
  draw(area: Area): void;
}

/** One page, in points. */
export interface Sheet {
  width: number;
  height: number;
  /** Whether paper is fed by its short side: the page is stored upright and shown rotated. */
  lying?: boolean;
  draw(canvas: Canvas): void;
}

/** White border in points: left and right, above and below. */
export interface Margin {
  side: number;
  end: number;
}

interface DocumentOptions {
  title: string;
  subject: string;
  /** ISO instant; used as both dates of the file, so that rendering again gives the same bytes. */
  createdAt: string;
  /** Everything that will be written, at any depth: its fonts are loaded. */
  data: unknown;
}

/** Sheets drawn before yielding to other tasks. */
const SHEETS_A_TURN = 10;
/** Objects of a file written before yielding. */
const OBJECTS_A_TURN = 500;

/**
 * Renders a document of the sheets that `compose` yields.
 * The same options and sheets give the same bytes. Long documents yield to other tasks, so their data must not be read
 * from what others may change.
 */
export async function composeDocument(
  options: DocumentOptions,
  compose: (typeface: Typeface) => Iterable<Sheet>,
): Promise<Uint8Array> {
  const pdf = await import('pdf-lib');
  const document = await pdf.PDFDocument.create({ updateMetadata: false });
  describe(document, options);
  const typeface = await typefaceFor(pdf, document, options.data);
  let drawn = 0;
  for (const sheet of compose(typeface)) {
    if (drawn > 0 && drawn % SHEETS_A_TURN === 0) await nextTurn();
    drawSheet(pdf, document, sheet);
    drawn += 1;
  }
  await typeface.finish();
  // Only fonts are worth compressing, and they already are.
  return document.save({ useObjectStreams: false, objectsPerTick: OBJECTS_A_TURN });
}

function drawSheet(pdf: PdfLibrary, document: PDFDocument, { width, height, lying = false, draw }: Sheet): void {
  const page = document.addPage(lying ? [height, width] : [width, height]);
  const canvas = new Canvas();
  if (lying) {
    page.setRotation(pdf.degrees(90));
    canvas.transform(0, 1, -1, 0, height, 0);
  }
  draw(canvas);
  for (const { name, ref } of canvas.fonts.values()) page.node.setFontDictionary(pdf.PDFName.of(name), ref);
  page.node.set(pdf.PDFName.Contents, document.context.register(document.context.stream(canvas.content)));
}

/** Returns blocks below one another on paper from the roll: 80 mm wide and as high as needed. */
export function rollSheet(typeface: Typeface, { side, end }: Margin, compose: (kit: Kit) => Block[]): Sheet {
  const blocks = compose({ ...typeface, width: ROLL_WIDTH - 2 * side });
  const height = blocks.reduce((sum, block) => sum + block.height, 2 * end);
  return { width: ROLL_WIDTH, height, draw: (canvas) => drawBlocks(blocks, { canvas, left: side, top: height - end }) };
}

/** Draws blocks below one another, starting at a corner. */
export function drawBlocks(blocks: readonly Block[], { canvas, left, top }: Area): void {
  let at = top;
  for (const block of blocks) {
    block.draw({ canvas, left, top: at });
    at -= block.height;
  }
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
