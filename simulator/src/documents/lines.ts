import type { Area } from './paper.ts';
import { clusters, wrap } from './text.ts';
import type { Face } from './face.ts';
import type { Line } from './face.ts';

/** Line height divided by font size. */
export const LEADING = 1.32;
/** Distance of the baseline from the top of a line, divided by font size. */
const BASELINE = 0.98;

export type Align = 'left' | 'centre' | 'right';

interface Column {
  size: number;
  align: Align;
  /** Left and right edge of the column, from the left of the block. */
  from: number;
  to: number;
}

/** Writes lines below one another into a column of the area. */
export function writeLines(area: Area, lines: readonly Line[], { size, align, from, to }: Column): void {
  for (const [index, line] of lines.entries()) {
    const slack = to - from - line.width * size;
    const indent = align === 'left' ? 0 : align === 'right' ? slack : slack / 2;
    const baseline = area.top - index * size * LEADING - size * BASELINE;
    area.canvas.text(line, area.left + from + indent, baseline, { size });
  }
}

/**
 * Returns a text in the largest of some sizes at which it has no more than `most` lines; truncated
 * with an ellipsis if even the smallest is too large.
 * @param sizes from largest to smallest
 */
export function fitted(
  face: Face,
  text: string,
  sizes: readonly number[],
  width: number,
  most = 1,
): { lines: Line[]; size: number } {
  for (const size of sizes) {
    const lines = wrap(face, text, size, width);
    if (lines.length <= most) return { lines, size };
  }
  const size = sizes.at(-1)!;
  const room = width - face.line('…').width * size;
  const letters = clusters(text);
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (wrap(face, letters.slice(0, middle).join(''), size, room).length <= most) fits = middle;
    else tooLong = middle;
  }
  return { lines: wrap(face, `${letters.slice(0, fits).join('').trim()}…`, size, width).slice(0, most), size };
}
