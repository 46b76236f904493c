import type { PDFRef } from 'pdf-lib';

/** A stretch of a line in one font. */
export interface Run {
  font: { readonly name: string; readonly ref: PDFRef };
  /** Width at size 1. */
  width: number;
  /** What shows the text where the pen stands, its font at `size` being chosen: operators of PDF. */
  show(size: number): string;
}

/** A line of text, ready to be drawn. */
export interface Line {
  /** Width at size 1. */
  width: number;
  runs: readonly Run[];
}

/** One weight of the type. */
export interface Face {
  /** Any text as one line, as far as there are letters for it. Never throws. */
  line(text: string): Line;
}
