import type { PDFFont, PDFName, PDFOperator, PDFPage } from 'pdf-lib';

/** The library, loaded with the first document: most answers of the simulator need none. */
export type PdfLibrary = typeof import('pdf-lib');

/** A rectangle in page coordinates: `x`, `y` is its lower left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  font: PDFFont;
  size: number;
  /** White instead of black, for text on a filled box. */
  inverse?: boolean;
}

/**
 * The few marks that our documents are made of, in black on white as a receipt printer makes them.
 * Fonts are entered into the page once each; pdf-lib's own drawText enters one for every text.
 */
export class Canvas {
  readonly #pdf: PdfLibrary;
  readonly #page: PDFPage;
  readonly #fonts = new Map<PDFFont, PDFName>();

  constructor(pdf: PdfLibrary, page: PDFPage) {
    this.#pdf = pdf;
    this.#page = page;
  }

  /** One line of encodable text with its baseline at `y`. */
  text(text: string, x: number, y: number, { font, size, inverse = false }: TextStyle): void {
    const { beginText, setFontAndSize, moveText, showText, endText } = this.#pdf;
    const line = [
      beginText(),
      setFontAndSize(this.#key(font), size),
      moveText(x, y),
      showText(font.encodeText(text)),
      endText(),
    ];
    this.#draw(inverse ? 1 : 0, line);
  }

  /** A horizontal line. */
  line(x: number, y: number, length: number, thickness: number, dash?: readonly [number, number]): void {
    const { setLineWidth, setDashPattern, moveTo, lineTo, stroke } = this.#pdf;
    this.#draw(0, [
      setLineWidth(thickness),
      ...(dash ? [setDashPattern([...dash], 0)] : []),
      moveTo(x, y),
      lineTo(x + length, y),
      stroke(),
    ]);
  }

  /** A wave of `crests` crests, starting and ending on the line at `y`. */
  wave(x: number, y: number, length: number, crests: number, thickness: number): void {
    const { setLineWidth, setLineCap, LineCapStyle, moveTo, appendBezierCurve, stroke } = this.#pdf;
    const half = length / crests / 2;
    const arcs = Array.from({ length: crests * 2 }, (_, index) => {
      const from = x + index * half;
      const peak = y + (index % 2 === 0 ? half * 0.5 : -half * 0.5);
      return appendBezierCurve(from + half * 0.36, peak, from + half * 0.64, peak, from + half, y);
    });
    this.#draw(0, [setLineWidth(thickness), setLineCap(LineCapStyle.Round), moveTo(x, y), ...arcs, stroke()]);
  }

  /** Filled rectangles as one path: no seams where they touch. */
  fillBoxes(boxes: readonly Box[]): void {
    const { rectangle, fill } = this.#pdf;
    this.#draw(0, [...boxes.map(({ x, y, width, height }) => rectangle(x, y, width, height)), fill()]);
  }

  /** The outline of a rectangle. */
  frame({ x, y, width, height }: Box, thickness: number): void {
    const { setLineWidth, rectangle, stroke } = this.#pdf;
    this.#draw(0, [setLineWidth(thickness), rectangle(x, y, width, height), stroke()]);
  }

  #draw(gray: number, operators: PDFOperator[]): void {
    const { pushGraphicsState, popGraphicsState, setFillingGrayscaleColor, setStrokingGrayscaleColor } = this.#pdf;
    const ink = [setFillingGrayscaleColor(gray), setStrokingGrayscaleColor(gray)];
    this.#page.pushOperators(pushGraphicsState(), ...ink, ...operators, popGraphicsState());
  }

  #key(font: PDFFont): PDFName {
    let key = this.#fonts.get(font);
    if (key === undefined) this.#fonts.set(font, (key = this.#page.node.newFontDictionary(font.name, font.ref)));
    return key;
  }
}
