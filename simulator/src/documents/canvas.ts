import type { Line, Run } from './face.ts';

/** A rectangle in page coordinates; `x`, `y` is its lower left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface TextStyle {
  size: number;
  /** White instead of black, for text on a filled box. */
  inverse?: boolean;
}

/**
 * Draws the few shapes of our documents, black on white as a receipt printer prints them.
 * They are written directly as PDF operators, because a document of a hundred pages has tens of thousands.
 */
export class Canvas {
  /** Fonts in use, by their names on the page. */
  readonly fonts = new Map<string, Run['font']>();
  readonly #marks: string[] = [];

  /** Everything drawn, as the content of a page. */
  get content(): string {
    return this.#marks.join('\n');
  }

  /** Moves, rotates and scales everything that follows, by the six numbers of a matrix. */
  transform(...matrix: [number, number, number, number, number, number]): void {
    this.#marks.push(`${matrix.map(number).join(' ')} cm`);
  }

  /** Draws with its own matrix. */
  within(matrix: [number, number, number, number, number, number], draw: () => void): void {
    this.#marks.push('q');
    this.transform(...matrix);
    draw();
    this.#marks.push('Q');
  }

  /** Draws a line of text with its baseline at `y`. */
  text(line: Line, x: number, y: number, { size, inverse = false }: TextStyle): void {
    let at = x;
    const runs = line.runs.map(({ font, width, show }) => {
      this.fonts.set(font.name, font);
      const shown = `BT /${font.name} ${number(size)} Tf ${number(at)} ${number(y)} Td ${show(size)} ET`;
      at += width * size;
      return shown;
    });
    if (runs.length > 0) this.#marks.push(inverse ? `1 g ${runs.join(' ')} 0 g` : runs.join('\n'));
  }

  /** Draws a horizontal line. */
  line(x: number, y: number, length: number, thickness: number, dash?: readonly [number, number]): void {
    const path = `${number(thickness)} w ${number(x)} ${number(y)} m ${number(x + length)} ${number(y)} l S`;
    this.#marks.push(dash ? `q [${dash.map(number).join(' ')}] 0 d ${path} Q` : path);
  }

  /** Draws a wave of `crests` crests, starting and ending on the line at `y`. */
  wave(x: number, y: number, length: number, crests: number, thickness: number): void {
    const half = length / crests / 2;
    const arcs = Array.from({ length: crests * 2 }, (_, index) => {
      const from = x + index * half;
      const peak = y + (index % 2 === 0 ? half * 0.5 : -half * 0.5);
      const points = [from + half * 0.36, peak, from + half * 0.64, peak, from + half, y];
      return `${points.map(number).join(' ')} c`;
    });
    this.#marks.push(`q ${number(thickness)} w 1 J ${number(x)} ${number(y)} m ${arcs.join(' ')} S Q`);
  }

  /** Fills rectangles as one path, without seams where they touch. */
  fillBoxes(boxes: readonly Box[]): void {
    this.#marks.push(`${boxes.map(rectangle).join(' ')} f`);
  }

  /** Draws the outline of a rectangle. */
  frame(box: Box, thickness: number): void {
    this.#marks.push(`${number(thickness)} w ${rectangle(box)} S`);
  }
}

function rectangle({ x, y, width, height }: Box): string {
  return `${number(x)} ${number(y)} ${number(width)} ${number(height)} re`;
}

/** Returns a number in PDF syntax: no exponent, to a ten-thousandth of a point. */
export function number(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}
