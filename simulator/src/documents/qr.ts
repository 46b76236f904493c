import { encode } from 'uqr';
import type { Canvas } from './canvas.ts';
import { type Block, type Kit, MM } from './paper.ts';

/** White modules that readers need around the code. */
const QUIET_MODULES = 4;

/** Side of the code on paper from the roll, without its quiet zone. */
const SIDE = 32 * MM;

/** Returns the QR code of a text in the middle of the column, with its quiet zone. */
export function qrBlock(kit: Kit, text: string): Block {
  const code = qrCode(text);
  const whole = (SIDE / code.modules) * (code.modules + 2 * QUIET_MODULES);
  return {
    height: whole,
    draw: ({ canvas, left, top }) => code.draw(canvas, left + (kit.width - whole) / 2, top, whole),
  };
}

interface Qr {
  /** Modules per side, without the quiet zone. */
  modules: number;
  /** Draws the code with its quiet zone into a square, given by its upper left corner and side. */
  draw(canvas: Canvas, left: number, top: number, side: number): void;
}

/**
 * Returns the QR code of a text as one vector path, sharp at any resolution.
 * At least a quarter may be damaged (level Q), more if the text leaves room.
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

/** Returns adjacent dark modules of a row as one bar: fewer operators, and no seams. */
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
