import type { PDFRef } from 'pdf-lib';

/** A stretch of a line in one font. */
export interface Run {
  font: { readonly name: string; readonly ref: PDFRef };
  /** Width at size 1. */
  width: number;
  /** Returns the PDF operators that show the text at the current position, with its font set to `size`. */
  show(size: number): string;
}

/** A line of text, ready to draw. */
export interface Line {
  /** Width at size 1. */
  width: number;
  runs: readonly Run[];
}

/** One weight of a typeface. */
export interface Face {
  /** Returns any text as one line, as far as glyphs exist. Never throws. */
  line(text: string): Line;
}
