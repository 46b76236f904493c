const SHAPE = /^((?:[01]\d|2[0-3]):[0-5]\d) - ((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The two times of a slot label, the inverse of `slotLabel` (001 §9).
 *
 * @returns null when the text is no label, or does not end after it starts
 */
export function parseSlot(label: string): { from: string; to: string } | null {
  const [, from, to] = SHAPE.exec(label) ?? [];
  return from && to && from < to ? { from, to } : null;
}
