/** A code that a decoder found in a picture, with its middle in pixels of that picture. */
export interface FoundCode {
  text: string;
  x: number;
  y: number;
}

/**
 * Returns the text of the code nearest to the middle of a picture; null if there is none.
 * A code without text was seen but not read, so it is left out. Foreign texts are returned unchanged: the screen
 * reports them.
 */
export function pickCode(
  codes: readonly FoundCode[],
  { width, height }: { width: number; height: number },
): string | null {
  let picked: string | null = null;
  let nearest = Infinity;
  for (const { text, x, y } of codes) {
    const distance = Math.hypot(x - width / 2, y - height / 2);
    if (text.trim() === '' || distance >= nearest) continue;
    picked = text;
    nearest = distance;
  }
  return picked;
}
