import { type PrintRange, wristbandCode } from '@muara/contract/rules';
import { longDate } from './format.ts';
import { fitted, LEADING } from './lines.ts';
import type { Canvas } from './canvas.ts';
import { composeDocument, MM, type Sheet } from './paper.ts';
import { qrCode } from './qr.ts';
import type { Typeface } from './typeface.ts';
import type { Face } from './face.ts';
import type { Line } from './face.ts';
import type { WristbandBatch } from './types.ts';
import { TRAINING } from '../world/training-word.ts';

/** A strip of 254 × 25 mm. Its last 30 mm are glue and stay blank: no column reaches them. */
const LENGTH = 254 * MM;
const HEIGHT = 25 * MM;
const LEAD = 5 * MM;

/**
 * Renders the wristbands of a purchase as a PDF: one page per passenger, each with its QR code (000
 * §4). Pure: the same data and range give the same bytes.
 * @param range inclusive, from 1; positions beyond the last passenger are left out
 * @throws RangeError when the range contains no passenger
 */
export async function renderWristbands(batch: WristbandBatch, { from, to }: PrintRange): Promise<Uint8Array> {
  const { marks: _, ...shown } = batch;
  const { code, createdAt, passengers } = shown;
  const chosen = passengers.slice(from - 1, to);
  if (chosen.length === 0) throw new RangeError(`No wristband from ${from} to ${to} of ${passengers.length}`);
  return composeDocument(
    {
      title: `Wristbands ${code}`,
      subject: `${from} to ${from + chosen.length - 1} of ${passengers.length}`,
      createdAt,
      data: { ...shown, passengers: [...new Set(chosen)] },
    },
    function* (typeface) {
      for (const [index, category] of chosen.entries()) yield strip(typeface, batch, category, from + index);
    },
  );
}

function strip({ regular, bold }: Typeface, batch: WristbandBatch, category: string, number: number): Sheet {
  const { business, packageName, code, departDate, slot, jetty, passengers, marks } = batch;
  const qr = qrCode(wristbandCode(code, number, marks[number - 1] as string));
  const columns: Column[] = [
    {
      from: 36,
      to: 108,
      texts: [text(bold, category, [26, 22, 18, 14]), text(regular, packageName, [12, 10, 8.5], 2)],
    },
    {
      from: 114,
      to: 170,
      texts: [
        text(bold, departDate === null ? 'Open Ticket' : longDate(departDate), [13, 11]),
        ...(slot === null ? [] : [text(bold, slot, [13, 11, 9])]),
        ...(jetty === null ? [] : [text(regular, jetty, [11, 9.5, 8], 2)]),
      ],
    },
    {
      from: 176,
      to: 223,
      texts: [
        text(bold, `${number}/${passengers.length}`, [20, 16]),
        text(bold, code, [12, 10, 8, 6.5]),
        business.training ? text(bold, TRAINING, [16]) : text(regular, business.name, [8.5, 7.5], 2),
      ],
    },
  ];
  return {
    width: LENGTH,
    height: HEIGHT,
    lying: true,
    draw(canvas) {
      qr.draw(canvas, LEAD, HEIGHT, HEIGHT);
      for (const column of columns) drawColumn(canvas, column);
    },
  };
}

interface Text {
  face: Face;
  text: string;
  /** Allowed sizes, largest first. */
  sizes: readonly number[];
  /** Most lines. */
  most: number;
}

interface Column {
  /** Edges in millimetres from the start of the strip. */
  from: number;
  to: number;
  texts: readonly Text[];
}

function text(face: Face, words: string, sizes: readonly number[], most = 1): Text {
  return { face, text: words, sizes, most };
}

/** Draws texts below one another, centred on the strip's width. */
function drawColumn(canvas: Canvas, { from, to, texts }: Column): void {
  const width = (to - from) * MM;
  const lines = texts.flatMap(({ face, text: words, sizes, most }): { line: Line; size: number }[] => {
    const { lines: parts, size } = fitted(face, words, sizes, width, most);
    return parts.map((line) => ({ line, size }));
  });
  const height = lines.reduce((sum, { size }) => sum + size * LEADING, 0);
  let top = (HEIGHT + height) / 2;
  for (const { line, size } of lines) {
    canvas.text(line, from * MM, top - size, { size });
    top -= size * LEADING;
  }
}
