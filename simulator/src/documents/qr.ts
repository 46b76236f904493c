import { encode } from 'uqr';
import { type Block, type Kit, MM } from './paper.ts';

/** Modules of white that a reader needs around the code. */
const QUIET_MODULES = 4;

/** Side of the code without its quiet zone. */
const SIDE = 32 * MM;

/**
 * The QR of a text, centred, as one vector path: it stays sharp at any resolution of the printer.
 * At least a quarter of it may be damaged (level Q), more where the text leaves room.
 */
export function qrCode(kit: Kit, text: string): Block {
  const { size, data } = encode(text, { ecc: 'Q', boostEcc: true, border: 0 });
  const module = SIDE / size;
  const quiet = QUIET_MODULES * module;
  return {
    height: SIDE + 2 * quiet,
    draw({ canvas, left, top }) {
      const x = left + (kit.width - SIDE) / 2;
      const y = top - quiet;
      canvas.fillBoxes(
        data.flatMap((row, index) =>
          darkRuns(row).map(({ start, length }) => ({
            x: x + start * module,
            y: y - (index + 1) * module,
            width: length * module,
            height: module,
          })),
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
