import { Unzlib } from 'fflate';

/** Compressed bytes per step: small, so that no step of a hostile file takes much memory. */
const STEP_BYTES = 16_384;

/**
 * Returns whether zlib data in `parts` inflate to exactly `size` bytes.
 * Stops as soon as there are more.
 */
export function inflatesTo(parts: readonly Uint8Array[], size: number): boolean {
  let left = size;
  const inflater = new Unzlib((data) => {
    left -= data.length;
    if (left < 0) throw new RangeError('More data than the header announces');
  });
  const steps = parts.flatMap((part) => cut(part));
  if (steps.length === 0) return false;
  try {
    for (const [index, step] of steps.entries()) inflater.push(step, index === steps.length - 1);
  } catch {
    return false;
  }
  return left === 0;
}

function cut(part: Uint8Array): Uint8Array[] {
  const count = Math.ceil(part.length / STEP_BYTES);
  return Array.from({ length: count }, (_, index) => part.subarray(index * STEP_BYTES, (index + 1) * STEP_BYTES));
}
