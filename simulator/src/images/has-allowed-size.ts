/** Pixels per side. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 40_000_000;

/**
 * Returns whether browsers can be expected to decode an image of this size.
 * Checked before its content is read.
 */
export function hasAllowedSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
}
