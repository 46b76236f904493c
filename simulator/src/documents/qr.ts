import { encode } from 'uqr';
import type { Canvas } from './canvas.ts';
import { type Block, type Kit, MM } from './paper.ts';

/** Modules of white that a reader needs around the code. */
const QUIET_MODULES = 4;

/** Side of the code on paper from the roll, without its quiet zone. */
const SIDE = 32 * MM;

/** The QR of a text in the middle of the column, with the white around it that it needs. */
export function qrBlock(kit: Kit, text: string): Block {
  const code = qrCode(text);
  const whole = (SIDE / code.modules) * (code.modules + 2 * QUIET_MODULES);
  return {
    height: whole,
    draw: ({ canvas, left, top }) => code.draw(canvas, left + (kit.width - whole) / 2, top, whole),
  };
}

interface Qr {
  /** Modules along one side, without the quiet zone. */
  modules: number;
  /** Draws the code with its quiet zone into a square: its left upper corner, and its side. */
  draw(canvas: Canvas, left: number, top: number, side: number): void;
}

/**
 * The QR of a text as one vector path: it stays sharp at any resolution of the printer.
 * At least a quarter of it may be damaged (level Q), more where the text leaves room.
 */
export function qrCode(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: 0 });
  return {
    modules: size,
    draw(canvas, left, top, side) {
      // In whole modules: short to write, and exact.
      const module = side / (size + 2 * QUIET_MODULES);
      const corner = QUIET_MODULES * module;
      canvas.within([module, 0, 0, -module, left + corner, top - corner], () =>
        canvas.fillBoxes(
          data.flatMap((row, y) =>
            darkRuns(row).map(({ start, length }) => ({ x: start, y, width: length, height: 1 })),
          ),
        ),
      );
    },
  };
}

/** Neighbouring dark modules of a row as one bar: fewer operators, and no seams between them. */
function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  for (const [index, dark] of row.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last.start + last.length === index) last.length += 1;
    else runs.push({ start: index, length: 1 });
  }
  return runs;
}
